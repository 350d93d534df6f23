-- Written by hand, as 0105. How an account was secured when the service last asked the sign-in provider: the provider tells
-- nobody when that changes, so a difference is what the audit log notes. Decision 0244.
CREATE TABLE "main"."account_security" (
	"account_id" uuid PRIMARY KEY NOT NULL REFERENCES "main"."accounts"("id") ON DELETE cascade,
	"organisation_id" uuid NOT NULL REFERENCES "main"."organisations"("id") ON DELETE cascade,
	"has_password" boolean NOT NULL,
	"has_second_factor" boolean NOT NULL,
	-- The provider refuses tokens of before; it moves with a new password.
	"tokens_valid_from" timestamp(3) with time zone,
	-- When the service noticed the last new password; null while it noticed none.
	"password_changed_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE INDEX "account_security_organisation" ON "main"."account_security" USING btree ("organisation_id");
--> statement-breakpoint
ALTER TABLE "main"."account_security" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "main"."account_security" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE, UPDATE ("has_password", "has_second_factor", "tokens_valid_from", "password_changed_at") ON "main"."account_security" TO "wervio_main";
--> statement-breakpoint
-- Somebody's own alone, as their sessions.
CREATE POLICY "own_security" ON "main"."account_security" AS PERMISSIVE FOR ALL TO "wervio_main"
  USING ("account_id" IN (SELECT "id" FROM "main"."accounts" WHERE "provider_uid" = nullif(current_setting('app.identity', true), '')))
  WITH CHECK ("account_id" IN (SELECT "id" FROM "main"."accounts" WHERE "provider_uid" = nullif(current_setting('app.identity', true), '')));
--> statement-breakpoint
GRANT CREATE ON SCHEMA "main" TO "wervio_audit";
--> statement-breakpoint
-- Changes alone: the first row is how it was when somebody looked first. The detail is what secures the account now.
SELECT "main"."log_changes"('"main"."account_security"'::regclass, '{"kind": "account_security", "category": "access", "id": "\"r\".\"account_id\"", "self": "\"r\".\"account_id\"", "same": "\"o\".\"account_id\" = \"r\".\"account_id\"", "detail": "nullif(concat_ws('' '', CASE WHEN \"r\".\"has_password\" THEN ''password'' END, CASE WHEN \"r\".\"has_second_factor\" THEN ''second_factor'' END), '''')", "on": "U", "columns": ["has_password", "has_second_factor", "password_changed_at"]}'::jsonb);
--> statement-breakpoint
-- Rolling upgrade: only this migration had the right, from the grant above.
REVOKE CREATE ON SCHEMA "main" FROM "wervio_audit";
