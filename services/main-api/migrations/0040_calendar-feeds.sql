-- The secret address of a recruiter's planned meetings: its hash alone is stored.
CREATE TABLE "main"."calendar_feeds" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"last_read_at" timestamp(3) with time zone,
	CONSTRAINT "calendar_feeds_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
ALTER TABLE "main"."calendar_feeds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "main"."calendar_feeds" ADD CONSTRAINT "calendar_feeds_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "main"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."calendar_feeds" ADD CONSTRAINT "calendar_feeds_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "main"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_organisation" ON "main"."calendar_feeds" AS PERMISSIVE FOR ALL TO "wervio_main" USING ("main"."calendar_feeds"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid) WITH CHECK ("main"."calendar_feeds"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "by_secret" ON "main"."calendar_feeds" AS PERMISSIVE FOR SELECT TO "wervio_main" USING ("main"."calendar_feeds"."secret_hash" = nullif(current_setting('app.feed', true), ''));
--> statement-breakpoint
-- By hand from here: grants and FORCE.
GRANT SELECT, INSERT, UPDATE, DELETE ON "main"."calendar_feeds" TO "wervio_main";
--> statement-breakpoint
ALTER TABLE "main"."calendar_feeds" FORCE ROW LEVEL SECURITY;
