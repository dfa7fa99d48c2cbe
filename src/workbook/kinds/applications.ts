/** §§ 351E2, 352C2, 353D2: juniors' applications for a refund of their journey. */
import { isPairs } from '../events';
import { date, number, text, type TableKind } from './kind';

export type ApplicationField =
  | 'applicant'
  | 'address'
  | 'club'
  | 'born'
  | 'education'
  | 'school'
  | 'station'
  | 'km'
  | 'companions'
  | 'received'
  | 'eventDay'
  | 'event';

export const APPLICATIONS: TableKind<ApplicationField> = {
  kind: 'applications',
  fields: {
    applicant: text(
      'ansøger',
      'ansøgersnavn',
      'navn',
      'junior',
      'juniorspiller',
      'spiller',
      'ansøgning',
      'ansøgningfra',
      'applicant',
      'name',
      'player',
    ),
    address: text('adresse', 'bopæl', 'address'),
    club: text('klub', 'klubnavn', 'bridgeklub', 'club'),
    // Text on purpose: a day without its year is no date of birth.
    born: text(
      'født',
      'fødselsdato',
      'fødselsdag',
      'fødselsdagogår',
      'fødselsdagogfødselsår',
      'fdato',
      'born',
      'birthdate',
      'birthday',
      'dateofbirth',
    ),
    education: text('uddannelse', 'uddannelsen', 'studium', 'studieretning', 'education', 'studies'),
    school: text(
      'uddannelsessted',
      'uddannelsesinstitution',
      'studiested',
      'skoleuddannelsessted',
      'uddannelsesstedskole',
      'skole',
      'placeofstudy',
      'placeofeducation',
      'school',
    ),
    station: text(
      'dsbstation',
      'station',
      'fradsbstation',
      'afrejsestation',
      'afgangsstation',
      'rejserfra',
      'stationofdeparture',
      'departurestation',
    ),
    km: number(
      'km',
      'antalkm',
      'kørtekm',
      'egentransportkm',
      'antalkørtekilometer',
      'kørtekilometer',
      'kilometer',
      'kilometres',
      'kmdriven',
    ),
    companions: text(
      'kørersammenmed',
      'kørersammen',
      'kørermed',
      'hvemkørersammen',
      'samkørsel',
      'medpassagerer',
      'medrejsende',
      'driveswith',
      'travelswith',
      'passengers',
    ),
    received: date(
      'modtaget',
      'modtagetden',
      'modtagetdato',
      'ansøgt',
      'ansøgtden',
      'ansøgtdato',
      'ansøgningsdato',
      'ansøgningmodtaget',
      'datoforansøgning',
      'received',
      'receivedon',
      'applied',
      'appliedon',
      'applicationdate',
      'applicationreceived',
    ),
    eventDay: date(
      'stævnedato',
      'stævne',
      'finaledato',
      'finale',
      'finalen',
      'finaledag',
      'finalensdato',
      'datoforfinalen',
      'turneringsdato',
      'spilledag',
      'eventdate',
      'dateofevent',
      'finaldate',
      'dateoffinal',
    ),
    event: text('turnering', 'mesterskab', 'event', 'tournament', 'championship'),
  },
  key: ['applicant', 'received', 'club', 'education', 'school'],
  carried: ['eventDay', 'event'],
  eventFrom: 'event',
  // Scholarships are applied for too: it takes an event of ours, or bridge and a journey.
  fits: (has, { event, about }) => {
    const travels = (['station', 'km', 'companions'] as const).some((one) => has(one));
    const studies = has('education') || has('school');
    if (!has('applicant', 'received') || !(travels || studies)) return 0;
    if (isPairs(event)) return has('eventDay') || (travels && studies) ? 2 : 1;
    if (!/bridge|\bdbf\b/u.test(about) && !has('event')) return 0;
    return /refusion|refund|ansøgning|application/u.test(about) ? 2 : 0;
  },
};
