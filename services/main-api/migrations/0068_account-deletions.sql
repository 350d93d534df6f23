-- Written by hand, as 0050. The proof that an account was erased with its organisation, without a word of what was in it.
CREATE TABLE "main"."account_deletions" (
	"id" uuid PRIMARY KEY NOT NULL,
	-- No reference: the organisation is gone.
	"organisation" uuid NOT NULL,
	"erased_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"items" jsonb NOT NULL,
	-- The identity, until the provider has deleted it too.
	"identity_left" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "account_deletions_left" ON "main"."account_deletions" USING btree ("identity_left") WHERE "identity_left" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "main"."account_deletions" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "main"."account_deletions" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Only transactions of the service itself that say so.
CREATE POLICY "deletions" ON "main"."account_deletions" AS PERMISSIVE FOR ALL TO "wervio_main"
  USING (current_setting('app.deletions', true) = 'on') WITH CHECK (current_setting('app.deletions', true) = 'on');
--> statement-breakpoint
-- Whoever comes back before the provider has deleted them is told to wait.
CREATE POLICY "own_identity" ON "main"."account_deletions" AS PERMISSIVE FOR SELECT TO "wervio_main"
  USING ("identity_left" = nullif(current_setting('app.identity', true), ''));
--> statement-breakpoint
-- A proof is written once; only the identity in it goes.
GRANT SELECT, INSERT, UPDATE ("identity_left") ON "main"."account_deletions" TO "wervio_main";
--> statement-breakpoint
-- Jobs stand outside row-level security, in a schema that pg-boss makes after the migrations: those of the transaction's
-- organisation go through this alone.
CREATE FUNCTION "main"."erase_own_jobs"() RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
DECLARE erased integer := 0;
BEGIN
  IF to_regclass('jobs.job') IS NOT NULL THEN
    DELETE FROM "jobs"."job" WHERE "data" ->> 'organisationId' = nullif(current_setting('app.organisation', true), '');
    GET DIAGNOSTICS erased = ROW_COUNT;
  END IF;
  RETURN erased;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION "main"."erase_own_jobs"() FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION "main"."erase_own_jobs"() TO "wervio_main";
