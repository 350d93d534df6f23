-- Written by hand, as 0028. Mail templates of an organisation: standard ones that it changed, and its own.
CREATE TABLE "main"."mail_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL REFERENCES "main"."organisations"("id") ON DELETE cascade,
	-- Key of the standard template whose place it takes; null for one of their own.
	"standard" text,
	"moment" text NOT NULL,
	"label" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"by" uuid REFERENCES "main"."accounts"("id") ON DELETE set null,
	-- The caller's key for one act of adding.
	"creation_key" uuid,
	"created_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
	-- Can be put back until a day later.
	"deleted_at" timestamp(3) with time zone,
	CONSTRAINT "mail_templates_standard" UNIQUE("organisation_id", "standard"),
	CONSTRAINT "mail_templates_creation" UNIQUE("by", "creation_key")
);
--> statement-breakpoint
CREATE INDEX "mail_templates_deleted" ON "main"."mail_templates" USING btree ("deleted_at");
--> statement-breakpoint
-- Mails to candidates as they were written, with how far each is.
CREATE TABLE "main"."mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL REFERENCES "main"."organisations"("id") ON DELETE cascade,
	"account_id" uuid REFERENCES "main"."accounts"("id") ON DELETE set null,
	"candidate_id" uuid NOT NULL REFERENCES "main"."candidates"("id") ON DELETE cascade,
	"vacancy_id" uuid REFERENCES "main"."vacancies"("id") ON DELETE set null,
	-- Key of a standard template or id of one of their own, and its name at the time.
	"template" text,
	"template_label" text,
	"address" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"way" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	-- Of the process that hands it to the mail server: another one doesn't send it too.
	"claim" uuid,
	"creation_key" uuid NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
	-- It may be taken back until then.
	"sends_at" timestamp(3) with time zone,
	"sent_at" timestamp(3) with time zone,
	CONSTRAINT "mails_creation" UNIQUE("account_id", "creation_key"),
	CONSTRAINT "mails_way" CHECK ("way" IN ('smtp', 'own_program')),
	CONSTRAINT "mails_state" CHECK ("state" IN ('prepared', 'queued', 'sending', 'sent', 'failed', 'uncertain', 'cancelled'))
);
--> statement-breakpoint
CREATE INDEX "mails_newest" ON "main"."mails" USING btree ("organisation_id", "created_at" DESC, "id" DESC);
--> statement-breakpoint
CREATE INDEX "mails_of" ON "main"."mails" USING btree ("candidate_id", "created_at" DESC, "id" DESC);
--> statement-breakpoint
CREATE INDEX "mails_of_vacancy" ON "main"."mails" USING btree ("vacancy_id");
--> statement-breakpoint
CREATE INDEX "mails_unsent" ON "main"."mails" USING btree ("created_at") WHERE "state" IN ('queued', 'sending');
--> statement-breakpoint
DO $$
DECLARE made text;
BEGIN
  FOREACH made IN ARRAY ARRAY['mail_templates', 'mails'] LOOP
    EXECUTE format('ALTER TABLE "main".%I ENABLE ROW LEVEL SECURITY', made);
    EXECUTE format('ALTER TABLE "main".%I FORCE ROW LEVEL SECURITY', made);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON "main".%I TO "wervio_main"', made);
    EXECUTE format($policy$CREATE POLICY "own_organisation" ON "main".%I AS PERMISSIVE FOR ALL TO "wervio_main"
      USING ("organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid)
      WITH CHECK ("organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid)$policy$, made);
  END LOOP;
END $$;
--> statement-breakpoint
-- Outside every organisation, where only housekeeping runs: templates that can no longer be put back may be deleted.
CREATE POLICY "expired" ON "main"."mail_templates" AS PERMISSIVE FOR ALL TO "wervio_main"
  USING (nullif(current_setting('app.organisation', true), '')::uuid IS NULL AND "deleted_at" < now() - interval '1 day')
  WITH CHECK (false);
--> statement-breakpoint
-- A restart has to find the mails that still have to leave.
CREATE POLICY "unsent" ON "main"."mails" AS PERMISSIVE FOR SELECT TO "wervio_main"
  USING (nullif(current_setting('app.organisation', true), '')::uuid IS NULL AND "state" IN ('queued', 'sending'));
--> statement-breakpoint
-- As in 0024; since 0043 recordings have a column "source" too, and here the parameter is meant.
CREATE OR REPLACE FUNCTION "main"."move_conversations"("source" uuid, "target" uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
#variable_conflict use_variable
BEGIN
  PERFORM set_config('app.candidates', "source" || ',' || "target", true);
  UPDATE "ai"."chat_messages" SET "candidate_id" = "target" WHERE "candidate_id" = "source";
  UPDATE "ai"."recordings" SET "candidate_id" = "target" WHERE "candidate_id" = "source";
  UPDATE "ai"."chat_messages" SET "people" = array_replace("people", "source", "target"),
      "sources" = replace("sources"::text, '"' || "source" || '"', '"' || "target" || '"')::jsonb
    WHERE "people" <> '{}' AND "people" @> ARRAY["source"];
  PERFORM set_config('app.candidates', '', true);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "main"."return_conversations"("ids" uuid[], "source" uuid, "target" uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
#variable_conflict use_variable
BEGIN
  PERFORM set_config('app.candidates', "source" || ',' || "target", true);
  UPDATE "ai"."chat_messages" SET "candidate_id" = "target" WHERE "candidate_id" = "source" AND "id" = ANY ("ids");
  UPDATE "ai"."recordings" SET "candidate_id" = "target" WHERE "candidate_id" = "source" AND "id" = ANY ("ids");
  -- Of both from here on: which of the two a sentence was about is not known any more.
  UPDATE "ai"."chat_messages" SET "people" = "people" || "target" WHERE "people" <> '{}' AND "people" @> ARRAY["source"] AND "id" = ANY ("ids");
  PERFORM set_config('app.candidates', '', true);
END $$;
