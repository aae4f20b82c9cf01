import { guardIdentity } from '../../../contract/people/identity-guard';

guardIdentity(globalThis);
