-- Written by hand, as 0048. The demos of visitors without an account, each with an organisation of its own, and the proof
-- of what was erased when one ended.
CREATE TABLE "main"."demos" (
	"organisation_id" uuid PRIMARY KEY NOT NULL REFERENCES "main"."organisations"("id") ON DELETE cascade,
	"account_id" uuid NOT NULL REFERENCES "main"."accounts"("id") ON DELETE cascade,
	"provider_uid" text NOT NULL,
	"started_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"ends_at" timestamp(3) with time zone NOT NULL,
	-- When the last of the sample data was there; until then the service goes on with it, also after a restart.
	"filled_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "demos_account" ON "main"."demos" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "demos_ending" ON "main"."demos" USING btree ("ends_at");
--> statement-breakpoint
CREATE TABLE "main"."demo_endings" (
	"id" uuid PRIMARY KEY NOT NULL,
	-- No reference: the organisation is gone.
	"organisation" uuid NOT NULL,
	"started_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"items" jsonb NOT NULL,
	-- The anonymous identity, until the provider has deleted it too.
	"identity_left" text
);
--> statement-breakpoint
CREATE INDEX "demo_endings_left" ON "main"."demo_endings" USING btree ("ended_at") WHERE "identity_left" IS NOT NULL;
--> statement-breakpoint
DO $$
DECLARE made text;
BEGIN
  FOREACH made IN ARRAY ARRAY['demos', 'demo_endings'] LOOP
    EXECUTE format('ALTER TABLE "main".%I ENABLE ROW LEVEL SECURITY', made);
    EXECUTE format('ALTER TABLE "main".%I FORCE ROW LEVEL SECURITY', made);
    -- Only transactions of the service itself that say so.
    EXECUTE format($policy$CREATE POLICY "housekeeping" ON "main".%I AS PERMISSIVE FOR ALL TO "wervio_main"
      USING (current_setting('app.demos', true) = 'on') WITH CHECK (current_setting('app.demos', true) = 'on')$policy$, made);
  END LOOP;
END $$;
--> statement-breakpoint
-- A demo is known to its own organisation, and to its visitor before their account is.
CREATE POLICY "own_demo" ON "main"."demos" AS PERMISSIVE FOR SELECT TO "wervio_main"
  USING ("organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid
    OR "provider_uid" = nullif(current_setting('app.identity', true), ''));
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE, UPDATE ("filled_at") ON "main"."demos" TO "wervio_main";
--> statement-breakpoint
-- A proof is written once; only the identity in it goes.
GRANT SELECT, INSERT, UPDATE ("identity_left") ON "main"."demo_endings" TO "wervio_main";
--> statement-breakpoint
-- The rows of the transaction's organisation in each table of a schema, by table: one function for each service's tables,
-- which its own role alone may read.
DO $migration$
DECLARE part text;
BEGIN
  FOREACH part IN ARRAY ARRAY['main', 'ai'] LOOP
    EXECUTE format($function$CREATE FUNCTION "main".%I() RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $body$
      DECLARE
        own uuid := nullif(current_setting('app.organisation', true), '')::uuid;
        one text;
        rows_of integer;
        counts jsonb := '{}';
      BEGIN
        FOR one IN
          SELECT t.table_name FROM information_schema.tables t
          JOIN information_schema.columns c ON c.table_schema = t.table_schema AND c.table_name = t.table_name
          WHERE t.table_schema = %L AND t.table_type = 'BASE TABLE' AND c.column_name = 'organisation_id'
          ORDER BY t.table_name
        LOOP
          EXECUTE format('SELECT count(*) FROM %%I.%%I WHERE organisation_id = $1', %L, one) INTO rows_of USING own;
          counts := counts || jsonb_build_object(one, rows_of);
        END LOOP;
        RETURN counts;
      END $body$ $function$, 'count_own_' || part || '_rows', part, part);
  END LOOP;
END $migration$;
--> statement-breakpoint
-- A conversation with the assistant belongs to an account alone.
CREATE FUNCTION "main"."count_messages_of"("account" uuid) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
DECLARE messages_of integer;
BEGIN
  PERFORM set_config('app.account', "account"::text, true);
  SELECT count(*) INTO messages_of FROM "ai"."chat_messages" WHERE "account_id" = "account";
  PERFORM set_config('app.account', '', true);
  RETURN messages_of;
END $$;
--> statement-breakpoint
GRANT CREATE, USAGE ON SCHEMA "main" TO "wervio_ai";
--> statement-breakpoint
GRANT CREATE ON SCHEMA "main" TO "wervio_main";
--> statement-breakpoint
ALTER FUNCTION "main"."count_own_main_rows"() OWNER TO "wervio_main";
--> statement-breakpoint
ALTER FUNCTION "main"."count_own_ai_rows"() OWNER TO "wervio_ai";
--> statement-breakpoint
ALTER FUNCTION "main"."count_messages_of"(uuid) OWNER TO "wervio_ai";
--> statement-breakpoint
REVOKE CREATE ON SCHEMA "main" FROM "wervio_main";
--> statement-breakpoint
REVOKE ALL ON SCHEMA "main" FROM "wervio_ai";
--> statement-breakpoint
REVOKE ALL ON FUNCTION "main"."count_own_main_rows"(), "main"."count_own_ai_rows"(), "main"."count_messages_of"(uuid) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION "main"."count_own_main_rows"(), "main"."count_own_ai_rows"(), "main"."count_messages_of"(uuid) TO "wervio_main";
