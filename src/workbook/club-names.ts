/** Names of clubs and of their teams. */
import { fold } from './folding';

/** `Odense 2` and `Odense B` are teams of the club Odense (§ 341A2); given and answered folded. */
export const clubOfTeam = (key: string): string =>
  key.replace(/(?:[\s-]+(?:hold )?|\s*\()(?:\d{1,2}|[a-zæøå]|i{1,3}|iv)\)?$/u, '');

/** The clubs that a cell lists, folded. A comma or a stroke may be part of a club's name, so only `;` divides. */
export const clubsIn = (text: string): string[] =>
  text
    .split(';')
    .map(fold)
    .filter((club) => club !== '');
