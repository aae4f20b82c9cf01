import { guardIdentity } from '../../contract/identity-guard';

guardIdentity(globalThis);
