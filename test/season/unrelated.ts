import type { Cells } from '../checks/checking';

/** Sheets that have nothing to do with the rulebook, some with words in common with it. Nothing may be recognised. */
export const unrelated: Readonly<Record<string, Cells>> = {
  Husholdning: [
    ['Budget 2009'],
    ['Post', 'Januar', 'Februar', 'Marts', 'I alt'],
    ['Husleje', 6200, 6200, 6200, 18600],
    ['El og varme', 1100, 1250, 980, 3330],
    ['Mad', 4100, 3900, 4350, 12350],
    ['I alt', 11400, 11350, 11530, 34280],
  ],
  Adresser: [
    ['Efternavn', 'Fornavn', 'Adresse', 'Postnr.', 'By', 'Telefon', 'Født'],
    ['Hansen', 'Ole', 'Skovvej 3', 8000, 'Aarhus', '86 12 34 56', '12-03-1951'],
    ['Holm', 'Anna', 'Søndergade 11', 5000, 'Odense', '66 11 22 33', '01-07-1960'],
  ],
  Skema: [
    ['Skoleskema 7. A'],
    ['Time', 'Mandag', 'Tirsdag', 'Onsdag', 'Torsdag', 'Fredag'],
    ['8.00', 'Dansk', 'Matematik', 'Engelsk', 'Idræt', 'Dansk'],
    ['9.00', 'Historie', 'Dansk', 'Matematik', 'Idræt', 'Fysik'],
  ],
  'Kontingent haveforening': [
    ['Medlemsnr.', 'Navn', 'Have nr.', 'Kontingent', 'Betalt'],
    [101, 'Birthe Lund', 14, 1200, 'ja'],
    [102, 'Kaj Krogh', 15, 1200, 'nej'],
    [103, 'Tove Bach', 16, 1200, 'ja'],
  ],
  Indkøb: [
    ['Vare', 'Antal', 'Pris'],
    ['Mælk', 3, 7.5],
    ['Spil kort', 2, 29.95],
    ['Rugbrød', 1, 18],
  ],
  Faktura: [
    ['Faktura nr. 2009-114'],
    ['Dato', '12-02-2009'],
    [],
    ['Varenr.', 'Beskrivelse', 'Antal', 'Stk. pris', 'Beløb'],
    [4711, 'Stole', 40, 125, 5000],
    [4712, 'Borde', 10, 310, 3100],
    ['', '', '', 'Moms 25 %', 2025],
    ['', '', '', 'I alt', 10125],
  ],
  Vagtplan: [
    ['Uge 7', 'Man', 'Tir', 'Ons', 'Tor', 'Fre', 'Lør', 'Søn'],
    ['Anna', 'D', 'D', 'A', '', 'N', '', ''],
    ['Bent', '', 'N', 'N', 'D', '', 'D', 'D'],
  ],
  Kørsel: [
    ['Kørselsregnskab'],
    ['Dato', 'Fra', 'Til', 'Formål', 'Km', 'Sats', 'Beløb'],
    ['02-01-2009', 'Odense', 'Vejle', 'Kundemøde', 84, 3.47, 291.48],
    ['09-01-2009', 'Odense', 'Aarhus', 'Messe', 145, 3.47, 503.15],
  ],
  'Budgettal 2. kvartal': [
    ['Division', 'Omsætning', 'Budget', 'Afvigelse'],
    ['Nord', 1200000, 1150000, 50000],
    ['Syd', 980000, 1020000, -40000],
  ],
  Karakterer: [
    ['Elev', 'Dansk', 'Matematik', 'Engelsk', 'Gennemsnit'],
    ['Lise Møller', 10, 7, 12, 9.67],
    ['Per Dahl', 4, 7, 7, 6],
  ],
  Lager: [
    ['Nr.', 'Vare', 'Placering', 'Antal', 'Minimum'],
    [1, 'Skruer 4 mm', 'A3', 1200, 500],
    [2, 'Bolte 6 mm', 'B1', 300, 400],
  ],
  Byer: [
    ['By', 'Indbyggere', 'Region'],
    ['Aarhus', 306000, 'Midtjylland'],
    ['Odense', 188000, 'Syddanmark'],
    ['Aalborg', 197000, 'Nordjylland'],
  ],
  Tal: [
    [1, 2, 3, 4],
    [5, 6, 7, 8],
    [9, 10, 11, 12],
  ],
  Huskeliste: [['Ring til banken'], ['Spil lotto'], ['Hold øje med vejret'], ['Par nye sko']],
};

/** Sheets so like ours that they may be taken for them; but nothing in them is wrong by this rulebook. */
export const lookalikes: Readonly<Record<string, Cells>> = {
  Fodbold: [
    ['Serie 4, forår 2009'],
    ['Nr.', 'Hold', 'Kampe', 'Vundne', 'Uafgjorte', 'Tabte', 'Mål', 'Point'],
    [1, 'Viby IF', 9, 7, 1, 1, '24-8', 22],
    [2, 'Åbyhøj IF', 9, 6, 1, 2, '19-11', 19],
    [3, 'Skovbakken', 9, 3, 3, 3, '15-15', 12],
  ],
  Håndboldkampe: [
    ['Dato', 'Kl.', 'Hjemmehold', 'Udehold', 'Hal', 'Resultat'],
    ['12-09-2009', '14.00', 'Skive', 'Randers', 'Skivehallen', '24-21'],
    ['19-09-2009', '15.30', 'Randers', 'Viborg', 'Arenaen', '19-27'],
  ],
  Gymnastikhold: [
    ['Hold', 'Instruktør', 'Dag', 'Tid', 'Pladser', 'Tilmeldte'],
    ['Mor og barn', 'Lone', 'Mandag', '16.30', 20, 18],
    ['Spring 1', 'Karsten', 'Tirsdag', '17.00', 24, 24],
  ],
  Foreningstal: [
    ['Distrikt', 'Medlemmer'],
    ['Nord', 1204],
    ['Syd', 877],
    ['Øst', 1544],
  ],
};
