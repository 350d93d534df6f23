-- Written by hand, as 0002 and 0003: grants, FORCE, a trigger, and what ai-service keeps itself.
GRANT SELECT, INSERT, UPDATE, DELETE ON "main"."publication_versions", "main"."personas", "main"."candidates", "main"."applications", "main"."application_events", "main"."files", "main"."orphaned_blobs" TO "wervio_main";
--> statement-breakpoint
DO $$
DECLARE made text;
BEGIN
  FOREACH made IN ARRAY ARRAY['publication_versions', 'personas', 'candidates', 'applications', 'application_events', 'files', 'orphaned_blobs'] LOOP
    EXECUTE format('ALTER TABLE "main".%I FORCE ROW LEVEL SECURITY', made);
  END LOOP;
END $$;
--> statement-breakpoint
-- A file that goes, by a call or by a cascade, leaves its key behind in the same transaction; a sweep removes the bytes.
GRANT CREATE ON SCHEMA "main" TO "wervio_main";
--> statement-breakpoint
CREATE FUNCTION "main"."remember_orphaned_blob"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  INSERT INTO "main"."orphaned_blobs" ("blob_key") VALUES (OLD."blob_key") ON CONFLICT DO NOTHING;
  RETURN OLD;
END $$;
--> statement-breakpoint
ALTER FUNCTION "main"."remember_orphaned_blob"() OWNER TO "wervio_main";
--> statement-breakpoint
REVOKE ALL ON FUNCTION "main"."remember_orphaned_blob"() FROM PUBLIC;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA "main" FROM "wervio_main";
--> statement-breakpoint
CREATE TRIGGER "orphan_blob" AFTER DELETE ON "main"."files" FOR EACH ROW EXECUTE FUNCTION "main"."remember_orphaned_blob"();
--> statement-breakpoint
-- What a conversation may be about: the ids of the organisation's vacancies and candidates, nothing else of them.
CREATE VIEW "ai"."chat_subjects" WITH (security_barrier) AS
  SELECT 'vacancy' AS "kind", "id" FROM "main"."vacancies"
  UNION ALL
  SELECT 'candidate' AS "kind", "id" FROM "main"."candidates";
--> statement-breakpoint
GRANT CREATE, USAGE ON SCHEMA "ai" TO "wervio_main";
--> statement-breakpoint
ALTER VIEW "ai"."chat_subjects" OWNER TO "wervio_main";
--> statement-breakpoint
REVOKE ALL ON SCHEMA "ai" FROM "wervio_main";
--> statement-breakpoint
GRANT SELECT ON "ai"."chat_subjects" TO "wervio_ai";
--> statement-breakpoint
-- One conversation for each recruiter and subject; both ids null is the general one.
CREATE TABLE "ai"."chat_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL REFERENCES "main"."accounts"("id") ON DELETE cascade,
	"vacancy_id" uuid REFERENCES "main"."vacancies"("id") ON DELETE cascade,
	"candidate_id" uuid REFERENCES "main"."candidates"("id") ON DELETE cascade,
	"role" text NOT NULL,
	"content" text NOT NULL,
	"sources" jsonb NOT NULL,
	"made_by" jsonb,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_subject" CHECK ("vacancy_id" IS NULL OR "candidate_id" IS NULL)
);
--> statement-breakpoint
CREATE INDEX "chat_messages_of" ON "ai"."chat_messages" USING btree ("account_id", "vacancy_id", "candidate_id", "created_at" DESC, "id" DESC);
--> statement-breakpoint
CREATE INDEX "chat_messages_vacancy" ON "ai"."chat_messages" USING btree ("vacancy_id");
--> statement-breakpoint
CREATE INDEX "chat_messages_candidate" ON "ai"."chat_messages" USING btree ("candidate_id");
--> statement-breakpoint
ALTER TABLE "ai"."chat_messages" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "ai"."chat_messages" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own_conversation" ON "ai"."chat_messages" AS PERMISSIVE FOR ALL TO "wervio_ai"
  USING ("account_id" = nullif(current_setting('app.account', true), '')::uuid)
  WITH CHECK ("account_id" = nullif(current_setting('app.account', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "ai"."chat_messages" TO "wervio_ai";
