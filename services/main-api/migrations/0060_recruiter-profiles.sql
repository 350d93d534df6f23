-- What recruiters tell about themselves; no row for an account whose owner never wrote anything.
CREATE TABLE "main"."recruiter_profiles" (
	"account_id" uuid PRIMARY KEY NOT NULL REFERENCES "main"."accounts"("id") ON DELETE cascade,
	"organisation_id" uuid NOT NULL REFERENCES "main"."organisations"("id") ON DELETE cascade,
	"position" text DEFAULT '' NOT NULL,
	"department" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"experience" text DEFAULT '' NOT NULL,
	"specialization" text DEFAULT '' NOT NULL,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"mail_signature" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "recruiter_profiles_organisation" ON "main"."recruiter_profiles" USING btree ("organisation_id");
--> statement-breakpoint
ALTER TABLE "main"."recruiter_profiles" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "main"."recruiter_profiles" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "main"."recruiter_profiles" TO "wervio_main";
--> statement-breakpoint
CREATE POLICY "own_organisation" ON "main"."recruiter_profiles" AS PERMISSIVE FOR ALL TO "wervio_main"
  USING ("organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid)
  WITH CHECK ("organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid);
--> statement-breakpoint
-- One photo of a recruiter: a second one at the same time waits, and replaces it.
CREATE UNIQUE INDEX "files_portrait" ON "main"."files" USING btree ("recruiter_id") WHERE "kind" = 'portrait';
