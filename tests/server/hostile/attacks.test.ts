import { attacksOn } from './kit/attacks-on';

attacksOn('SQLite');
