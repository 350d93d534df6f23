-- Written by hand, as 0028. Meetings in Teams, of the recruiter who plans them. A row is there before Microsoft is asked:
-- what the answer of Graph is lost for is finished with the same id, never made twice.
CREATE TABLE "ai"."meetings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL REFERENCES "main"."organisations"("id") ON DELETE cascade,
	"account_id" uuid NOT NULL REFERENCES "main"."accounts"("id") ON DELETE cascade,
	"creation_key" uuid NOT NULL,
	"subject" text NOT NULL,
	"description" text NOT NULL,
	"starts" timestamp(3) with time zone NOT NULL,
	"ends" timestamp(3) with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"attendees" text[] NOT NULL,
	"enable_bot" boolean NOT NULL,
	-- Whether Teams took it; null while it was never asked.
	"recording_set" boolean,
	"state" text DEFAULT 'unfinished' NOT NULL,
	-- The form changed between two tries: Graph may hold what the first one said.
	"amended" boolean DEFAULT false NOT NULL,
	-- While one call changes or cancels it in Teams no other does.
	"claimed_until" timestamp(3) with time zone,
	"event_id" text,
	"join_url" text,
	"online_meeting_id" text,
	-- An erasure of the candidate takes the meeting along, with what was said in it.
	"candidate_id" uuid REFERENCES "main"."candidates"("id") ON DELETE cascade,
	"vacancy_id" uuid REFERENCES "main"."vacancies"("id") ON DELETE set null,
	"transcript" text DEFAULT 'none' NOT NULL,
	"transcript_next_try_at" timestamp(3) with time zone,
	"transcript_tries" integer DEFAULT 0 NOT NULL,
	"transcript_processed_at" timestamp(3) with time zone,
	-- Seconds.
	"transcript_duration" double precision,
	"transcript_error" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "meetings_state" CHECK ("state" IN ('unfinished', 'planned', 'cancelled')),
	CONSTRAINT "meetings_transcript" CHECK ("transcript" IN ('none', 'waiting', 'available', 'failed')),
	CONSTRAINT "meetings_time" CHECK ("ends" > "starts")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "meetings_once" ON "ai"."meetings" USING btree ("account_id", "creation_key");
--> statement-breakpoint
CREATE INDEX "meetings_of" ON "ai"."meetings" USING btree ("account_id", "starts");
--> statement-breakpoint
CREATE INDEX "meetings_of_candidate" ON "ai"."meetings" USING btree ("candidate_id");
--> statement-breakpoint
CREATE INDEX "meetings_of_vacancy" ON "ai"."meetings" USING btree ("vacancy_id");
--> statement-breakpoint
CREATE INDEX "meetings_due" ON "ai"."meetings" USING btree ("transcript_next_try_at") WHERE "transcript" = 'waiting';
--> statement-breakpoint
CREATE TABLE "ai"."meeting_segments" (
	"meeting_id" uuid NOT NULL REFERENCES "ai"."meetings"("id") ON DELETE cascade,
	"position" integer NOT NULL,
	"organisation_id" uuid NOT NULL REFERENCES "main"."organisations"("id") ON DELETE cascade,
	-- Seconds from the beginning of the meeting.
	"starts" double precision NOT NULL,
	"ends" double precision NOT NULL,
	"speaker" text,
	"text" text NOT NULL,
	CONSTRAINT "meeting_segments_pk" PRIMARY KEY ("meeting_id", "position"),
	CONSTRAINT "meeting_segments_time" CHECK ("starts" >= 0 AND "ends" >= "starts")
);
--> statement-breakpoint
ALTER TABLE "ai"."meetings" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "ai"."meetings" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "ai"."meeting_segments" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "ai"."meeting_segments" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "ai"."meetings", "ai"."meeting_segments" TO "wervio_ai";
--> statement-breakpoint
CREATE POLICY "own_organisation" ON "ai"."meetings" AS PERMISSIVE FOR ALL TO "wervio_ai"
  USING ("organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid)
  WITH CHECK ("organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "own_organisation" ON "ai"."meeting_segments" AS PERMISSIVE FOR ALL TO "wervio_ai"
  USING ("organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid)
  WITH CHECK ("organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid);
--> statement-breakpoint
-- The job without an organisation sees which transcripts wait, and reads on as the recruiter of each.
CREATE POLICY "due" ON "ai"."meetings" AS PERMISSIVE FOR SELECT TO "wervio_ai"
  USING (nullif(current_setting('app.organisation', true), '')::uuid IS NULL AND "state" = 'planned' AND "transcript" = 'waiting');
--> statement-breakpoint
-- Whom and what a meeting is about, by name.
CREATE VIEW "ai"."meeting_subjects" WITH (security_barrier) AS
  SELECT 'candidate' AS "kind", "id", "name" FROM "main"."candidates"
  UNION ALL
  SELECT 'vacancy' AS "kind", "id", "title" AS "name" FROM "main"."vacancies";
--> statement-breakpoint
GRANT CREATE, USAGE ON SCHEMA "ai" TO "wervio_main";
--> statement-breakpoint
ALTER VIEW "ai"."meeting_subjects" OWNER TO "wervio_main";
--> statement-breakpoint
REVOKE CREATE ON SCHEMA "ai" FROM "wervio_main";
--> statement-breakpoint
GRANT SELECT ON "ai"."meeting_subjects" TO "wervio_ai";
--> statement-breakpoint
-- For the agenda and the feed.
CREATE VIEW "main"."planned_meetings" WITH (security_barrier) AS
  SELECT "id", "account_id", "organisation_id", "subject", "description", "starts", "ends", "state", "join_url", "event_id", "candidate_id", "updated_at"
  FROM "ai"."meetings"
  WHERE "state" <> 'unfinished' AND "organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid;
--> statement-breakpoint
-- All that is stored of meetings with a candidate: main-api exports it, counts it at an erasure, and moves it with a merge and back.
CREATE VIEW "main"."candidate_meetings" WITH (security_barrier) AS
  SELECT "id", "candidate_id", "account_id", "organisation_id", "subject", "description", "starts", "ends", "attendees", "state", "created_at",
    (SELECT string_agg(coalesce("said"."speaker" || ': ', '') || "said"."text", E'\n' ORDER BY "said"."position")
      FROM "ai"."meeting_segments" "said" WHERE "said"."meeting_id" = "meetings"."id") AS "transcript"
  FROM "ai"."meetings"
  WHERE "organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid;
--> statement-breakpoint
GRANT CREATE, USAGE ON SCHEMA "main" TO "wervio_ai";
--> statement-breakpoint
ALTER VIEW "main"."planned_meetings" OWNER TO "wervio_ai";
--> statement-breakpoint
ALTER VIEW "main"."candidate_meetings" OWNER TO "wervio_ai";
--> statement-breakpoint
REVOKE ALL ON SCHEMA "main" FROM "wervio_ai";
--> statement-breakpoint
GRANT SELECT ON "main"."planned_meetings" TO "wervio_main";
--> statement-breakpoint
GRANT SELECT, UPDATE ("candidate_id") ON "main"."candidate_meetings" TO "wervio_main";
