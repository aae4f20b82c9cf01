import type { ReactNode } from 'react';
import type { AdminPath } from '../kit/paths/admin-paths';
import { HealthScreen } from './health/HealthScreen';
import { PortalScreen } from './portal/PortalScreen';
import { TrailScreen } from './trail/TrailScreen';
import { WebhookScreen } from './webhook/WebhookScreen';

/** The institute: its name and look, its webhook, its health, and the changes that its admins made. The chunk of this subject begins here. */
export const screens = {
  '/admin/portal': <PortalScreen />,
  '/admin/webhook': <WebhookScreen />,
  '/admin/health': <HealthScreen />,
  '/admin/changes': <TrailScreen />,
} satisfies Partial<Record<AdminPath, ReactNode>>;
