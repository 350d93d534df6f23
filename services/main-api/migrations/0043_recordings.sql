-- Written by hand, as 0028. A recording from the moment that its upload begins until its transcript and summary are there.
-- One for a candidate who is still to be made has none yet.
ALTER TABLE "ai"."recordings" ALTER COLUMN "candidate_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "ai"."recordings"
	-- `entered`: transcript and summary came in one call.
	ADD COLUMN "source" text DEFAULT 'entered' NOT NULL,
	ADD COLUMN "state" text DEFAULT 'done' NOT NULL,
	ADD COLUMN "conversation_type" text,
	ADD COLUMN "language" text,
	ADD COLUMN "vacancy_id" uuid REFERENCES "main"."vacancies"("id") ON DELETE set null,
	ADD COLUMN "meeting_id" uuid REFERENCES "ai"."meetings"("id") ON DELETE set null,
	ADD COLUMN "new_candidate" boolean DEFAULT false NOT NULL,
	ADD COLUMN "new_candidate_name" text,
	ADD COLUMN "creation_key" uuid,
	-- Bytes, as the browser stated them; the upload may not be another size.
	ADD COLUMN "size" bigint,
	-- Found in the content.
	ADD COLUMN "media_type" text,
	-- Of the original, in hexadecimal digits: an import of the same file is recognised.
	ADD COLUMN "sha256" text,
	-- Keys of blobs: what was uploaded, and the small one that is played. They stand here before the bytes do.
	ADD COLUMN "blob_key" text,
	ADD COLUMN "audio_key" text,
	-- Loudness from 0 to 1, evenly over the duration.
	ADD COLUMN "waveform" real[],
	-- Seconds.
	ADD COLUMN "duration" double precision,
	-- Of the step that runs, from 0 to 1.
	ADD COLUMN "progress" double precision,
	ADD COLUMN "seconds_left" integer,
	-- The second up to which everything is transcribed and stored.
	ADD COLUMN "transcribed" double precision DEFAULT 0 NOT NULL,
	-- Code of why it failed.
	ADD COLUMN "failure" text,
	ADD COLUMN "tries" integer DEFAULT 0 NOT NULL,
	ADD COLUMN "next_try_at" timestamp(3) with time zone,
	-- One process works on it; another may after this moment.
	ADD COLUMN "claimed_until" timestamp(3) with time zone,
	ADD COLUMN "claim" uuid,
	ADD COLUMN "speech_engine" text,
	ADD COLUMN "speech_model" text,
	ADD COLUMN "processed_at" timestamp(3) with time zone,
	ADD COLUMN "speakers" jsonb DEFAULT '[]' NOT NULL,
	ADD COLUMN "summary_content" jsonb,
	-- The version of the transcript that was summarised.
	ADD COLUMN "summarised_version" integer,
	ADD COLUMN "consent_id" uuid,
	ADD COLUMN "version" integer DEFAULT 1 NOT NULL,
	ADD COLUMN "updated_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
	-- Can be put back until a day later.
	ADD COLUMN "deleted_at" timestamp(3) with time zone,
	ADD CONSTRAINT "recordings_source" CHECK ("source" IN ('entered', 'file', 'browser', 'transcript_file')),
	ADD CONSTRAINT "recordings_state" CHECK ("state" IN ('uploading', 'waiting', 'converting', 'transcribing', 'summarising', 'done', 'failed', 'cancelled')),
	ADD CONSTRAINT "recordings_candidate" CHECK ("candidate_id" IS NOT NULL OR "new_candidate");
--> statement-breakpoint
CREATE UNIQUE INDEX "recordings_once" ON "ai"."recordings" USING btree ("account_id", "creation_key");
--> statement-breakpoint
CREATE INDEX "recordings_due" ON "ai"."recordings" USING btree ("created_at") WHERE "state" IN ('waiting', 'converting', 'transcribing', 'summarising');
--> statement-breakpoint
CREATE INDEX "recordings_of_vacancy" ON "ai"."recordings" USING btree ("vacancy_id");
--> statement-breakpoint
CREATE INDEX "recordings_of_meeting" ON "ai"."recordings" USING btree ("meeting_id");
--> statement-breakpoint
GRANT UPDATE ON "ai"."recordings" TO "wervio_ai";
--> statement-breakpoint
-- The job without an organisation sees what is to be done, and works as the recruiter of each.
CREATE POLICY "due" ON "ai"."recordings" AS PERMISSIVE FOR SELECT TO "wervio_ai"
  USING (nullif(current_setting('app.organisation', true), '')::uuid IS NULL
    AND ("state" IN ('uploading', 'waiting', 'converting', 'transcribing', 'summarising', 'cancelled') OR "deleted_at" IS NOT NULL));
--> statement-breakpoint
CREATE TABLE "ai"."recording_segments" (
	"recording_id" uuid NOT NULL REFERENCES "ai"."recordings"("id") ON DELETE cascade,
	"position" integer NOT NULL,
	"organisation_id" uuid NOT NULL REFERENCES "main"."organisations"("id") ON DELETE cascade,
	-- Seconds from the beginning.
	"starts" double precision NOT NULL,
	"ends" double precision NOT NULL,
	-- Id of one of the recording's speakers; '' where nobody knows.
	"speaker" text NOT NULL,
	"text" text NOT NULL,
	-- What the engine wrote, once somebody changed it.
	"original" text,
	-- From 0 to 1; null where the engine gives none.
	"confidence" real,
	-- [start, end, confidence, text] for each word.
	"words" jsonb,
	"edited_by" uuid REFERENCES "main"."accounts"("id") ON DELETE set null,
	"edited_at" timestamp(3) with time zone,
	CONSTRAINT "recording_segments_pk" PRIMARY KEY ("recording_id", "position"),
	CONSTRAINT "recording_segments_time" CHECK ("starts" >= 0 AND "ends" >= "starts")
);
--> statement-breakpoint
-- That a candidate agreed to being recorded and transcribed. Of a candidate who is still to be made it has none yet.
CREATE TABLE "ai"."consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL REFERENCES "main"."organisations"("id") ON DELETE cascade,
	"candidate_id" uuid REFERENCES "main"."candidates"("id") ON DELETE cascade,
	"account_id" uuid REFERENCES "main"."accounts"("id") ON DELETE set null,
	"wording" text NOT NULL,
	-- How it was given.
	"way" text NOT NULL,
	"given_on" date NOT NULL,
	"withdrawn_at" timestamp(3) with time zone,
	-- How many rows and files of each kind the withdrawal deleted.
	"deletion" jsonb,
	"creation_key" uuid,
	"created_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "consents_way" CHECK ("way" IN ('spoken', 'written', 'mail'))
);
--> statement-breakpoint
CREATE INDEX "consents_of" ON "ai"."consents" USING btree ("candidate_id", "created_at" DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX "consents_once" ON "ai"."consents" USING btree ("account_id", "creation_key");
--> statement-breakpoint
ALTER TABLE "ai"."recordings" ADD CONSTRAINT "recordings_consent" FOREIGN KEY ("consent_id") REFERENCES "ai"."consents"("id") ON DELETE set null;
--> statement-breakpoint
-- A recruiter's own marks of a conversation, with a recording or without one.
CREATE TABLE "ai"."scorecards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL REFERENCES "main"."organisations"("id") ON DELETE cascade,
	"candidate_id" uuid NOT NULL REFERENCES "main"."candidates"("id") ON DELETE cascade,
	"account_id" uuid REFERENCES "main"."accounts"("id") ON DELETE set null,
	"vacancy_id" uuid REFERENCES "main"."vacancies"("id") ON DELETE set null,
	-- The marks stay the recruiter's own when the recording goes.
	"recording_id" uuid REFERENCES "ai"."recordings"("id") ON DELETE set null,
	"conversation_type" text NOT NULL,
	"conversation_on" date NOT NULL,
	"items" jsonb NOT NULL,
	"notes" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"creation_key" uuid,
	"created_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "scorecards_of" ON "ai"."scorecards" USING btree ("candidate_id", "created_at" DESC);
--> statement-breakpoint
CREATE INDEX "scorecards_of_recording" ON "ai"."scorecards" USING btree ("recording_id");
--> statement-breakpoint
CREATE INDEX "scorecards_of_vacancy" ON "ai"."scorecards" USING btree ("vacancy_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "scorecards_once" ON "ai"."scorecards" USING btree ("account_id", "creation_key");
--> statement-breakpoint
-- Keys of blobs whose row is gone, whoever deleted it; ai-service removes the bytes and then the key.
CREATE TABLE "ai"."blobs_to_remove" (
	"key" text PRIMARY KEY NOT NULL,
	"since" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
DO $$
DECLARE made text;
BEGIN
  FOREACH made IN ARRAY ARRAY['recording_segments', 'consents', 'scorecards'] LOOP
    EXECUTE format('ALTER TABLE "ai".%I ENABLE ROW LEVEL SECURITY', made);
    EXECUTE format('ALTER TABLE "ai".%I FORCE ROW LEVEL SECURITY', made);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON "ai".%I TO "wervio_ai"', made);
    EXECUTE format($policy$CREATE POLICY "own_organisation" ON "ai".%I AS PERMISSIVE FOR ALL TO "wervio_ai"
      USING ("organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid)
      WITH CHECK ("organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid)$policy$, made);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT SELECT, DELETE ON "ai"."blobs_to_remove" TO "wervio_ai";
--> statement-breakpoint
ALTER TABLE "ai"."blobs_to_remove" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "ai"."blobs_to_remove" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Keys belong to no organisation any more: the service sees all, and the trigger below writes as the table's owner.
CREATE POLICY "service" ON "ai"."blobs_to_remove" AS PERMISSIVE FOR ALL TO "wervio_ai" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "owner" ON "ai"."blobs_to_remove" AS PERMISSIVE FOR ALL USING ((SELECT pg_has_role(current_user, "relowner", 'USAGE') FROM pg_class WHERE "oid" = 'ai.blobs_to_remove'::regclass));
--> statement-breakpoint
CREATE FUNCTION "ai"."queue_recording_blobs"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  INSERT INTO "ai"."blobs_to_remove" ("key")
    SELECT "key" FROM unnest(ARRAY[OLD."blob_key", OLD."audio_key"]) AS "key" WHERE "key" IS NOT NULL
    ON CONFLICT DO NOTHING;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER "recording_blobs" AFTER DELETE ON "ai"."recordings" FOR EACH ROW EXECUTE FUNCTION "ai"."queue_recording_blobs"();
--> statement-breakpoint
-- What is stored of a candidate's conversations, for main-api: the export, the counts of an erasure, a merge and its undoing.
CREATE OR REPLACE VIEW "main"."candidate_recordings" WITH (security_barrier) AS
  SELECT "id", "organisation_id", "candidate_id", "account_id", "file_name", "created_at", "conversation_type", "duration", "summary", "transcript", "state", "deleted_at"
  FROM "ai"."recordings" WHERE "candidate_id" IS NOT NULL;
--> statement-breakpoint
CREATE VIEW "main"."candidate_consents" WITH (security_barrier) AS
  SELECT "id", "organisation_id", "candidate_id", "account_id", "wording", "way", "given_on", "withdrawn_at", "deletion", "created_at"
  FROM "ai"."consents"
  WHERE "candidate_id" IS NOT NULL AND "organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid;
--> statement-breakpoint
CREATE VIEW "main"."candidate_scorecards" WITH (security_barrier) AS
  SELECT "id", "organisation_id", "candidate_id", "account_id", "vacancy_id", "recording_id", "conversation_type", "conversation_on", "items", "notes", "created_at", "updated_at"
  FROM "ai"."scorecards" WHERE "organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid;
--> statement-breakpoint
GRANT CREATE, USAGE ON SCHEMA "main" TO "wervio_ai";
--> statement-breakpoint
ALTER VIEW "main"."candidate_consents" OWNER TO "wervio_ai";
--> statement-breakpoint
ALTER VIEW "main"."candidate_scorecards" OWNER TO "wervio_ai";
--> statement-breakpoint
REVOKE ALL ON SCHEMA "main" FROM "wervio_ai";
--> statement-breakpoint
GRANT SELECT, UPDATE ("candidate_id") ON "main"."candidate_consents", "main"."candidate_scorecards" TO "wervio_main";
--> statement-breakpoint
-- By what name a screen calls whoever noted something.
CREATE OR REPLACE VIEW "ai"."colleagues" WITH (security_barrier) AS
  SELECT "id" AS "account_id", coalesce(nullif("display_name", ''), "email") AS "name" FROM "main"."accounts"
  WHERE "organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid;
