-- Brings rows of a later copy, which `restore.sh late` has put into temporary tables late_TABLE, into the tables of a restored database (late.tables).

-- The columns of a table's primary key.
create function pg_temp.key_of(called text) returns text[] language sql as $$
  select array_agg(a.attname::text) from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
  where i.indrelid = ('public.' || called)::regclass and i.indisprimary
$$;

-- Conditions by which a row l of a table has what it refers to in other tables.
create function pg_temp.whole_of(called text) returns text language sql as $$
  select coalesce(string_agg(format(' and (l.%1$I is null or exists (select from %2$s r where r.%3$I = l.%1$I))', a.attname, c.confrelid::regclass, r.attname), ''), '')
  from pg_constraint c
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  join pg_attribute r on r.attrelid = c.confrelid and r.attnum = c.confkey[1]
  where c.contype = 'f' and c.conrelid = ('public.' || called)::regclass and c.confrelid <> c.conrelid
$$;

-- `way`: add, newer, whole or mirror, with its condition, as in late.tables.
create function pg_temp.bring(called text, way text, condition text) returns void language plpgsql as $$
declare
  key text[] := pg_temp.key_of(called);
  late text := 'pg_temp.late_' || called;
  same text := (select string_agg(format('t.%1$I = l.%1$I', name), ' and ') from unnest(key) name);
  pairs text := (select string_agg(format('%1$I = l.%1$I', a.attname), ', ') from pg_attribute a
    where a.attrelid = ('public.' || called)::regclass and a.attnum > 0 and not a.attisdropped and a.attname <> all(key));
  differs constant text := 'row(l.*) is distinct from row(t.*)';
  is_referred boolean := exists (select from pg_constraint where contype = 'f' and confrelid = ('public.' || called)::regclass);
  -- An other row with a unique value of this one would be a loss in silence, but where rows are only added.
  clash text := case way when 'add' then '' else (select format('(%s)', string_agg(quote_ident(name), ', ')) from unnest(key) name) end;
  is_emptied boolean;
  gone bigint := 0;
  changed bigint := 0;
  added bigint := 0;
begin
  if way = 'whole' then
    execute format('select not exists (select from %s) and exists (select from public.%I)', late, called) into is_emptied;
    if is_emptied then
      raise exception 'The copy has no rows in %. Take a copy of a second before they were lost, or add --without=%', called, called;
    end if;
  end if;
  if way in ('whole', 'mirror') then
    execute format('delete from public.%I t where not exists (select from %s l where %s)', called, late, same);
    get diagnostics gone = row_count;
  end if;
  if way <> 'add' and is_referred then
    execute format('update public.%I t set %s from %s l where %s and (%s) and %s', called, pairs, late, same, condition, differs);
    get diagnostics changed = row_count;
  elsif way <> 'add' then
    -- All of them go before one comes, since two rows may have swapped what is unique.
    execute format('delete from public.%I t using %s l where %s and (%s) and %s', called, late, same, condition, differs);
    get diagnostics changed = row_count;
  end if;
  execute format('insert into public.%I select l.* from %s l where (%s)%s on conflict %s do nothing',
    called, late, case way when 'add' then condition else 'true' end, pg_temp.whole_of(called), clash);
  get diagnostics added = row_count;
  if not is_referred then added := added - changed; end if;
  if added + changed + gone > 0 then
    raise notice '%: % added, % changed, % removed', called, added, changed, gone;
  end if;
end
$$;
