-- Codes with which somebody who lost their phone still signs in: their hashes alone are stored.
CREATE TABLE "main"."recovery_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL REFERENCES "main"."accounts"("id") ON DELETE cascade,
	"organisation_id" uuid NOT NULL REFERENCES "main"."organisations"("id") ON DELETE cascade,
	"created_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"used_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE INDEX "recovery_codes_account" ON "main"."recovery_codes" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "recovery_codes_organisation" ON "main"."recovery_codes" USING btree ("organisation_id");
--> statement-breakpoint
ALTER TABLE "main"."recovery_codes" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "main"."recovery_codes" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "main"."recovery_codes" TO "wervio_main";
--> statement-breakpoint
CREATE POLICY "own_organisation" ON "main"."recovery_codes" AS PERMISSIVE FOR ALL TO "wervio_main"
  USING ("organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid)
  WITH CHECK ("organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "by_secret" ON "main"."recovery_codes" AS PERMISSIVE FOR SELECT TO "wervio_main"
  USING ("code_hash" = nullif(current_setting('app.feed', true), ''));
