import type { Generated } from 'kysely';
import type { WebhookType } from '../../../../contract/institute/webhook';
import type { NewsCode } from '../../../../contract/push/news';
import type { TrailAct, TrailKind } from '../../../../contract/trail/trail';

/** What an institute says and shows, news by push, and the trail. */
export interface InstituteTables {
  /** What the portal was called and how it looked, each time it was saved; the last one holds. */
  brands: {
    id: Generated<number>;
    name: string;
    short_name: string;
    hindi_name: string;
    colour: string;
    /** null: the portal's own pictures. */
    icons_hash: string | null;
    /** uid */
    saved_by: string;
    saved_at: number;
    /** The institute's contact in the privacy notice; empty: none. */
    contact_email: Generated<string>;
    contact_phone: Generated<string>;
    /** Who answers complaints about personal data, and how to reach this person; empty: none. */
    grievance_officer: Generated<string>;
    grievance_contact: Generated<string>;
  };
  /** Pictures by what they hold, kept for pages that still name them. */
  brand_icons: {
    icons_hash: string;
    icons_json: string;
  };
  /** Lines from the institute on learners' home (ADR 83). */
  notices: {
    id: Generated<number>;
    text: string;
    /** Empty: Hindi pages show `text`. */
    hindi_text: string;
    /** Empty: none. */
    link: string;
    ends_at: number;
    /** 0: for the learners of its groups, who may be none any more. */
    is_for_all: number;
    added_at: number;
    /** When an admin ended it; null: nobody did. */
    ended_at: number | null;
  };
  notice_groups: {
    notice_id: number;
    group_id: number;
  };
  /** Where messages to the institute's own machine go (ADR 83). */
  webhooks: {
    /** 1: set by an admin. · 2: of the settings, whose secret is not stored. */
    id: number;
    url: string;
    /** `whsec_` and base64; of the settings ''. */
    secret: string;
    /** Whether the receiver answered 410. */
    is_off: number;
    set_at: number;
  };
  webhook_messages: {
    /** `msg_` and base64url. */
    id: string;
    /** What it tells of: there is one message of an event. */
    event: string;
    type: WebhookType;
    /** JSON, as it is sent. */
    body: string;
    made_at: number;
    state: 'waiting' | 'done' | 'failed';
    tries: number;
    /** Of the last try; null: none, or no answer. */
    status: number | null;
  };
  /** The one pair of keys by which push services know the portal (ADR 76). */
  push_keys: {
    /** 1 */
    id: number;
    /** 65 and 32 bytes in base64url. */
    public_key: string;
    private_key: string;
    made_at: number;
  };
  /** The devices to which news of a person are sent. */
  push_subscriptions: {
    /** SHA-256 in base64url. */
    endpoint_hash: string;
    uid: string;
    /** Where the browser's push service takes messages for it. */
    endpoint: string;
    /** The browser's key and secret, in base64url. */
    p256dh: string;
    auth: string;
    added_at: number;
    /** When the person is told what is due, how many that is, the minutes of the device ahead of UTC, and when it said so; null: never. */
    due_at: number | null;
    due_count: number | null;
    due_offset: number | null;
    due_said_at: number | null;
  };
  /** Of what a person was told. A row is written before the message leaves, so that none leaves twice. */
  push_sent: {
    uid: string;
    code: NewsCode;
    assessment_id: number;
    /** Of an opening its time, of a report its number and version, of what is due the day of the person; else 0. */
    occasion: number;
    sent_at: number;
  };
  /** What admins changed. Rows are added and stay; the database keeps this (open/migrations/frozen/trail.ts). */
  trail: {
    id: Generated<number>;
    at: number;
    /** Uid of the admin; '' for a command of this machine. */
    by_uid: string;
    act: TrailAct;
    kind: TrailKind;
    /** Of a person the uid. */
    about_id: string;
    details_json: string;
  };
}
