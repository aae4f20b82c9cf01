import { attacks } from './attacks/all';
import { attacksOn } from './kit/attacks-on';

// An attack is refused before it reaches the database, so `npm test` runs them on SQLite alone, and not the dear ones.
attacksOn('PostgreSQL', attacks);
