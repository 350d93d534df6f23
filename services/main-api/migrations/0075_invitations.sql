-- Written by hand, as 0060. Invitations to an organisation: only a hash of the secret is stored, and a row goes when it is
-- accepted or withdrawn.
CREATE TABLE "main"."invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL REFERENCES "main"."organisations"("id") ON DELETE cascade,
	"secret_hash" text NOT NULL UNIQUE,
	"role" text NOT NULL CONSTRAINT "invitations_role" CHECK ("role" IN ('owner', 'recruiter', 'hiring_manager', 'reader')),
	"email" text,
	"vacancy_ids" uuid[] DEFAULT '{}' NOT NULL,
	"by" uuid REFERENCES "main"."accounts"("id") ON DELETE set null,
	"created_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "invitations_of" ON "main"."invitations" USING btree ("organisation_id", "created_at");
--> statement-breakpoint
ALTER TABLE "main"."invitations" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "main"."invitations" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "main"."invitations" TO "wervio_main";
--> statement-breakpoint
CREATE POLICY "own_organisation" ON "main"."invitations" AS PERMISSIVE FOR ALL TO "wervio_main"
  USING ("organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid)
  WITH CHECK ("organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "by_secret" ON "main"."invitations" AS PERMISSIVE FOR SELECT TO "wervio_main"
  USING ("secret_hash" = nullif(current_setting('app.feed', true), ''));
