/** What each event refunds of travel: § 304 holds only where the event says so (reading 28). */

/** The events by the names that sheets and functions give them. */
export type RefundEvent =
  | 'division'
  | 'women'
  | 'cup'
  | 'clubs-district'
  | 'clubs'
  | 'junior'
  | 'school'
  | 'danish-open'
  | 'festival'
  | 'mini'
  | 'open-pairs'
  | 'mixed-pairs'
  | 'women-pairs'
  | 'veteran-pairs'
  | 'junior-pairs'
  | 'school-pairs'
  | 'qualifier';

export interface RefundRegime {
  /**
   * full: § 304, nights as well. cup: § 304, nights only in semi-finals and final. crossing: only ferry Rønne-Ystad and
   * bridge. bornholm: juniors' own rule. organiser: set by the organiser. none: the event says nothing of refunds.
   */
  readonly kind: 'full' | 'cup' | 'crossing' | 'bornholm' | 'organiser' | 'none';
  readonly clause: string;
  /** Refunds on application, so that one beyond the rule may be right. */
  readonly onApplication: boolean;
}

const regime = (kind: RefundRegime['kind'], clause: string, onApplication = false): RefundRegime => ({
  kind,
  clause,
  onApplication,
});
const none = regime('none', '304');

export const REFUND_REGIMES: Readonly<Record<RefundEvent, RefundRegime>> = {
  division: regime('full', '321B2'),
  women: regime('full', '321B2'),
  cup: regime('cup', '331E2'),
  // The districts' own conditions (§ 341).
  'clubs-district': regime('organiser', '341'),
  clubs: regime('crossing', '342F1'),
  junior: regime('organiser', '343D'),
  school: regime('organiser', '344D'),
  'danish-open': none,
  festival: none,
  mini: none,
  'open-pairs': regime('crossing', '351E1', true),
  'mixed-pairs': regime('crossing', '351E1', true),
  'women-pairs': regime('crossing', '352C1', true),
  'veteran-pairs': regime('crossing', '352C1', true),
  'junior-pairs': regime('bornholm', '353D1', true),
  'school-pairs': regime('organiser', '354D'),
  // Qualifiers to the divisions are the areas' own.
  qualifier: regime('organiser', '324'),
};

const BORNHOLM =
  /^(?:rønne|nexø|neksø|allinge(?:-sandvig)?|sandvig|svaneke|hasle|gudhjem|aakirkeby|åkirkeby|tejn|østermarie|klemensker|snogebæk|listed|bornholm)$/u;

/** Whether a town is one of Bornholm's: to and from there § 304C holds. */
export const onBornholm = (town: string): boolean => BORNHOLM.test(town.trim().toLowerCase());
