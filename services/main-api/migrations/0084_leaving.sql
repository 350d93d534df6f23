-- Written by hand, as 0068. Somebody can delete their account while colleagues stay: what goes with the account is counted,
-- and what a colleague takes over.
ALTER TABLE "main"."account_deletions" ADD COLUMN "handed_over" jsonb DEFAULT '[]' NOT NULL;
--> statement-breakpoint
-- The rows that go with an account, by table: those that refer to it and are deleted along. One function for each service's
-- tables, which its own role alone may read.
DO $migration$
DECLARE part text;
BEGIN
  FOREACH part IN ARRAY ARRAY['main', 'ai'] LOOP
    EXECUTE format($function$CREATE FUNCTION "main".%I("account" uuid) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $body$
      DECLARE
        earlier text := coalesce(current_setting('app.account', true), '');
        one record;
        rows_of integer;
        counts jsonb := '{}';
      BEGIN
        PERFORM set_config('app.account', "account"::text, true);
        FOR one IN
          SELECT t.relname AS table_name, a.attname AS column_name
          FROM pg_catalog.pg_constraint c
          JOIN pg_catalog.pg_class t ON t.oid = c.conrelid
          JOIN pg_catalog.pg_namespace n ON n.oid = t.relnamespace
          JOIN pg_catalog.pg_class target ON target.oid = c.confrelid
          JOIN pg_catalog.pg_namespace target_schema ON target_schema.oid = target.relnamespace
          JOIN pg_catalog.pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
          WHERE c.contype = 'f' AND c.confdeltype = 'c' AND n.nspname = %L
            AND target_schema.nspname = 'main' AND target.relname = 'accounts'
          ORDER BY t.relname
        LOOP
          EXECUTE format('SELECT count(*) FROM %%I.%%I WHERE %%I = $1', %L, one.table_name, one.column_name)
            INTO rows_of USING "account";
          counts := counts || jsonb_build_object(one.table_name, rows_of);
        END LOOP;
        PERFORM set_config('app.account', earlier, true);
        RETURN counts;
      END $body$ $function$, 'count_' || part || '_rows_of', part, part);
  END LOOP;
END $migration$;
--> statement-breakpoint
-- What hand_over_conversations gives to a colleague.
CREATE FUNCTION "main"."count_conversations_of"("account" uuid) RETURNS jsonb LANGUAGE sql STABLE SECURITY DEFINER SET search_path = '' AS $$
  SELECT jsonb_build_object(
    'meetings', (SELECT count(*) FROM "ai"."meetings" WHERE "account_id" = "account"),
    'recordings', (SELECT count(*) FROM "ai"."recordings" WHERE "account_id" = "account"))
$$;
--> statement-breakpoint
GRANT CREATE, USAGE ON SCHEMA "main" TO "wervio_ai";
--> statement-breakpoint
GRANT CREATE ON SCHEMA "main" TO "wervio_main";
--> statement-breakpoint
ALTER FUNCTION "main"."count_main_rows_of"(uuid) OWNER TO "wervio_main";
--> statement-breakpoint
ALTER FUNCTION "main"."count_ai_rows_of"(uuid) OWNER TO "wervio_ai";
--> statement-breakpoint
ALTER FUNCTION "main"."count_conversations_of"(uuid) OWNER TO "wervio_ai";
--> statement-breakpoint
REVOKE CREATE ON SCHEMA "main" FROM "wervio_main";
--> statement-breakpoint
REVOKE ALL ON SCHEMA "main" FROM "wervio_ai";
--> statement-breakpoint
REVOKE ALL ON FUNCTION "main"."count_main_rows_of"(uuid), "main"."count_ai_rows_of"(uuid), "main"."count_conversations_of"(uuid) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION "main"."count_main_rows_of"(uuid), "main"."count_ai_rows_of"(uuid), "main"."count_conversations_of"(uuid) TO "wervio_main";
