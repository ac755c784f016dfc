interface Migration {
  name: string;
  statements: readonly string[];
}

export const createMigrationsTable = 'create table if not exists schema_migrations (name text primary key)';

/** In the order of application, in SQL that both SQLite and PostgreSQL accept. Never edit a released migration. */
const migrations: readonly Migration[] = [
  {
    name: '001-jobs-and-conversions',
    statements: [
      `create table conversion_jobs (
        id text primary key,
        original_filename text not null,
        source_format text not null,
        target_format text not null,
        file_size bigint not null,
        status text not null check (status in ('pending', 'processing', 'completed', 'failed', 'expired')),
        storage_path text,
        created_at bigint not null,
        lease_until bigint,
        expires_at bigint not null,
        upload_started_at bigint,
        uploaded_bytes bigint,
        started_at bigint,
        stored boolean not null default false
      )`,
      'create index conversion_jobs_lease_until on conversion_jobs (lease_until)',
      'create index conversion_jobs_expires_at on conversion_jobs (expires_at)',
      `create table conversions (
        id text primary key,
        created_at bigint not null,
        source_format text not null,
        target_format text not null,
        file_size bigint not null,
        conversion_type text not null check (conversion_type in ('client', 'server')),
        success boolean not null,
        processing_time_ms bigint not null,
        user_agent text not null
      )`,
    ],
  },
  {
    name: '002-daily-conversions',
    statements: [
      `create table conversions_daily (
        day text not null,
        source_format text not null,
        target_format text not null,
        conversion_type text not null check (conversion_type in ('client', 'server')),
        success boolean not null,
        conversions bigint not null,
        file_size_sum bigint not null,
        processing_time_ms_sum bigint not null,
        primary key (day, source_format, target_format, conversion_type, success)
      )`,
      'create index conversions_created_at on conversions (created_at)',
    ],
  },
  {
    name: '003-slots-by-visitor',
    statements: [
      'alter table conversion_jobs add column visitor text',
      'alter table conversion_jobs add column holder text',
      'create table visitor_keys (day bigint primary key, key text not null)',
      'create table readiness (id bigint primary key, checked_at bigint not null)',
    ],
  },
  {
    name: '004-options',
    statements: ['alter table conversion_jobs add column options text'],
  },
];

/** The database was migrated by a newer version, so this version cannot know its schema. */
export class NewerSchema extends Error {
  override name = 'NewerSchema';
  readonly code = 'NEWER_SCHEMA';

  constructor(unknown: readonly string[]) {
    super(
      `The database belongs to a newer version of this server, which added ${unknown.join(', ')}. Start that version`,
    );
  }
}

/** Pending migrations; throws `NewerSchema` when the database has migrations that this version does not know. */
export function missingMigrations(applied: readonly { name: string }[]): readonly Migration[] {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = applied.map(({ name }) => name).filter((name) => !known.has(name));
  if (unknown.length > 0) throw new NewerSchema(unknown);
  const names = new Set(applied.map(({ name }) => name));
  return migrations.filter(({ name }) => !names.has(name));
}
