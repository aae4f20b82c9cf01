import { attacks } from './attacks/all';
import { attacksOn } from './kit/attacks-on';

attacksOn(
  'SQLite',
  attacks.filter(({ isDear }) => isDear !== true),
);
