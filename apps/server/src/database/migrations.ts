interface Migration {
  name: string;
  statements: readonly string[];
}

export const CREATE_MIGRATIONS_TABLE = 'create table if not exists schema_migrations (name text primary key)';

/** In the order they are applied; written so that SQLite and PostgreSQL both understand them. Never edit a released one. */
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
    name: '002-slots-by-visitor',
    statements: [
      'alter table conversion_jobs add column visitor text',
      'alter table conversion_jobs add column holder text',
      'create table visitor_keys (day bigint primary key, key text not null)',
      'create table readiness (id bigint primary key, checked_at bigint not null)',
    ],
  },
];

export function missingMigrations(applied: readonly { name: string }[]): readonly Migration[] {
  const names = new Set(applied.map(({ name }) => name));
  return migrations.filter(({ name }) => !names.has(name));
}
