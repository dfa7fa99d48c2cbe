import type { FunctionTexts } from './functions';

const columnsDa = {
  districts: { name: 'distrikter', description: 'Distrikternes navne, ét pr. række' },
  members: { name: 'medlemmer', description: 'Medlemstal pr. 31/12 i den forudgående sæson' },
  finalA: { name: 'finaleA', description: 'Hvert pars distrikt i sidste års A-finale, nr. 1 først' },
  finalB: {
    name: 'finaleB',
    description: 'Samme for B-finalen; tom = B-finalen blev aflyst, og finaleA er semifinalen',
  },
  preselected: { name: 'forhåndsudtagne', description: 'Forhåndsudtagne par, der udnytter deres plads' },
  lots: { name: 'lod', description: 'Rækkefølgen, som distrikterne er trukket i (1 først)' },
};

const columnsEn = {
  districts: { name: 'districts', description: 'Names of the districts, one a row' },
  members: { name: 'members', description: 'Members on 31 December of the preceding season' },
  finalA: { name: 'finalA', description: 'District of each pair in last year’s A-final, no. 1 first' },
  finalB: {
    name: 'finalB',
    description: 'The same for the B-final; blank = it was cancelled and finalA is the semi-final',
  },
  preselected: { name: 'preselected', description: 'Pre-selected pairs that use their place' },
  lots: { name: 'lots', description: 'Order in which the districts were drawn (1 first)' },
};

type Columns = keyof typeof columnsDa;

export const seatsText: FunctionTexts<Columns> = {
  da: {
    description: 'Distrikternes pladser af de 120 i DM for åbent par og mixed par (§ 351C)',
    example: '=DBF.SEATS(A2:A12;B2:B12;E2:E41;F2:F58)',
    parameters: columnsDa,
  },
  en: {
    description: 'The districts’ places of the 120 in the open and mixed pairs (§ 351C)',
    example: '=DBF.SEATS(A2:A12,B2:B12,E2:E41,F2:F58)',
    parameters: columnsEn,
  },
};

export const seatsTableText: FunctionTexts<Columns> = {
  da: {
    description: 'Fordelingen efter § 351C med alle mellemregninger, én række pr. distrikt',
    example: '=DBF.SEATSTABLE(A2:A12;B2:B12;E2:E41;F2:F58)',
    parameters: columnsDa,
  },
  en: {
    description: 'The distribution by § 351C with every step, one row a district',
    example: '=DBF.SEATSTABLE(A2:A12,B2:B12,E2:E41,F2:F58)',
    parameters: columnsEn,
  },
};

export const seatsFinalText: FunctionTexts<'districts' | 'final'> = {
  da: {
    description: 'Distrikternes pladser af de 48 i DM for damepar og veteranpar (§ 352A3)',
    example: '=DBF.SEATSFINAL(A2:A12;E2:E49)',
    parameters: {
      districts: columnsDa.districts,
      final: { name: 'finale', description: 'Hvert pars distrikt i sidste års finale, nr. 1 først' },
    },
  },
  en: {
    description: 'The districts’ places of the 48 in the women’s and senior pairs (§ 352A3)',
    example: '=DBF.SEATSFINAL(A2:A12,E2:E49)',
    parameters: {
      districts: columnsEn.districts,
      final: { name: 'final', description: 'District of each pair in last year’s final, no. 1 first' },
    },
  },
};

export const quotaText: FunctionTexts<'weights' | 'seats' | 'lots'> = {
  da: {
    description: 'Fordeler pladser efter største rest, uden afrunding, som § 351C2 fordeler de 70',
    example: '=DBF.QUOTA(A2:A4;10)',
    parameters: {
      weights: { name: 'vægte', description: 'Det, der fordeles efter, fx medlemstal' },
      seats: { name: 'pladser', description: 'Antallet af pladser, der skal fordeles' },
      lots: { name: 'lod', description: 'Rækkefølgen, som er trukket (1 først)' },
    },
  },
  en: {
    description: 'Shares out seats by largest remainder, without rounding, as § 351C2 does the 70',
    example: '=DBF.QUOTA(A2:A4,10)',
    parameters: {
      weights: { name: 'weights', description: 'What decides the shares, such as members' },
      seats: { name: 'seats', description: 'Number of seats to be shared out' },
      lots: { name: 'lots', description: 'Order drawn (1 first)' },
    },
  },
};
