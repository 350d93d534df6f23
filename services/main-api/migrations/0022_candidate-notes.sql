CREATE TABLE "main"."candidate_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"by" uuid,
	"creation_key" uuid,
	"text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"edited_at" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	CONSTRAINT "candidate_notes_creation" UNIQUE("by","creation_key")
);
--> statement-breakpoint
ALTER TABLE "main"."candidate_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "main"."candidate_notes" ADD CONSTRAINT "candidate_notes_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "main"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."candidate_notes" ADD CONSTRAINT "candidate_notes_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "main"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."candidate_notes" ADD CONSTRAINT "candidate_notes_by_accounts_id_fk" FOREIGN KEY ("by") REFERENCES "main"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_notes_of" ON "main"."candidate_notes" USING btree ("candidate_id","created_at" desc);--> statement-breakpoint
CREATE INDEX "candidate_notes_deleted" ON "main"."candidate_notes" USING btree ("deleted_at");--> statement-breakpoint
CREATE POLICY "own_organisation" ON "main"."candidate_notes" AS PERMISSIVE FOR ALL TO "wervio_main" USING ("main"."candidate_notes"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid) WITH CHECK ("main"."candidate_notes"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "expired" ON "main"."candidate_notes" AS PERMISSIVE FOR ALL TO "wervio_main" USING (nullif(current_setting('app.organisation', true), '')::uuid is null and "main"."candidate_notes"."deleted_at" < now() - interval '1 day') WITH CHECK (false);
--> statement-breakpoint
-- By hand from here. The single field becomes the texts of all notes, which search and its generated column go on reading.
ALTER TABLE "main"."candidates" RENAME COLUMN "notes" TO "note_texts";
--> statement-breakpoint
ALTER TABLE "main"."candidates" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "main"."candidate_events" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "main"."candidate_merges" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE "main"."candidates" SET "note_texts" = NULL WHERE "note_texts" !~ '\S';
--> statement-breakpoint
-- Written by whoever changed the field last, else by whoever made the candidate.
INSERT INTO "main"."candidate_notes" ("id", "organisation_id", "candidate_id", "by", "text", "created_at")
SELECT gen_random_uuid(), "candidate"."organisation_id", "candidate"."id",
  CASE WHEN "change"."at" IS NULL THEN "candidate"."recruiter_id" ELSE "change"."by" END,
  "candidate"."note_texts", coalesce("change"."at", "candidate"."created_at")
FROM "main"."candidates" "candidate"
LEFT JOIN LATERAL (
  SELECT "by", "at" FROM "main"."candidate_events"
  WHERE "candidate_id" = "candidate"."id" AND "kind" = 'changed' AND 'notes' = ANY (string_to_array("data" ->> 'fields', ','))
  ORDER BY "at" DESC, "id" DESC LIMIT 1
) "change" ON true
WHERE "candidate"."note_texts" IS NOT NULL;
--> statement-breakpoint
-- Merges of the last hour can still be undone: both get their note back.
UPDATE "main"."candidate_merges" SET "before" = "before" || jsonb_build_object(
  'one', ("before" -> 'one') - 'notes' || jsonb_build_object('note_texts', "before" -> 'one' -> 'notes'),
  'other', ("before" -> 'other') - 'notes' || jsonb_build_object('note_texts', "before" -> 'other' -> 'notes'),
  'notes', (
    SELECT coalesce(jsonb_agg(jsonb_build_object('id', gen_random_uuid(), 'organisation_id', "organisation_id", 'candidate_id', "person" -> 'id',
      'by', "person" -> 'recruiter_id', 'text', "person" -> 'notes', 'version', 1, 'created_at', "person" -> 'created_at')), '[]')
    FROM (VALUES ("before" -> 'one'), ("before" -> 'other')) "people" ("person") WHERE "person" ->> 'notes' ~ '\S'))
WHERE "before" ? 'one';
--> statement-breakpoint
ALTER TABLE "main"."candidates" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "main"."candidate_events" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "main"."candidate_merges" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "main"."candidate_notes" TO "wervio_main";
--> statement-breakpoint
ALTER TABLE "main"."candidate_notes" FORCE ROW LEVEL SECURITY;
