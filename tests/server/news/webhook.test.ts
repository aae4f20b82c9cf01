import { describe } from 'vitest';
import { webhookSuite } from './webhook-suite';

describe('the webhook on SQLite', () => webhookSuite(async () => null));
