-- Written by hand, as 0060. Where an account is signed in: one row for each sign-in, which all tokens of it name by their
-- `auth_time`. No address, and of the browser two words.
CREATE TABLE "main"."sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL REFERENCES "main"."accounts"("id") ON DELETE cascade,
	"organisation_id" uuid NOT NULL REFERENCES "main"."organisations"("id") ON DELETE cascade,
	"signed_in_at" timestamp(3) with time zone NOT NULL,
	-- To the minute.
	"last_used_at" timestamp(3) with time zone NOT NULL,
	"browser" text,
	"system" text,
	-- From then on its tokens are refused.
	"ended_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_sign_in" ON "main"."sessions" USING btree ("account_id", "signed_in_at");
--> statement-breakpoint
CREATE INDEX "sessions_oldest" ON "main"."sessions" USING btree ("signed_in_at");
--> statement-breakpoint
CREATE INDEX "sessions_organisation" ON "main"."sessions" USING btree ("organisation_id");
--> statement-breakpoint
-- Signed out everywhere: sign-ins up to this moment are over, those that the list names excepted.
ALTER TABLE "main"."accounts" ADD COLUMN "signed_out_before" timestamp(3) with time zone;
--> statement-breakpoint
ALTER TABLE "main"."sessions" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "main"."sessions" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE, UPDATE ("last_used_at", "browser", "system", "ended_at") ON "main"."sessions" TO "wervio_main";
--> statement-breakpoint
-- Somebody's own alone: colleagues don't see where somebody is signed in.
CREATE POLICY "own_sessions" ON "main"."sessions" AS PERMISSIVE FOR ALL TO "wervio_main"
  USING ("account_id" IN (SELECT "id" FROM "main"."accounts" WHERE "provider_uid" = nullif(current_setting('app.identity', true), '')))
  WITH CHECK ("account_id" IN (SELECT "id" FROM "main"."accounts" WHERE "provider_uid" = nullif(current_setting('app.identity', true), '')));
--> statement-breakpoint
-- The service's own housekeeping, which has no organisation and no identity. Without its row a sign-in this old is over too.
CREATE POLICY "over" ON "main"."sessions" AS PERMISSIVE FOR ALL TO "wervio_main"
  USING (nullif(current_setting('app.organisation', true), '') IS NULL AND nullif(current_setting('app.identity', true), '') IS NULL
    AND "signed_in_at" < now() - interval '60 days' AND ("ended_at" IS NOT NULL OR "last_used_at" < now() - interval '60 days'))
  WITH CHECK (false);
--> statement-breakpoint
-- Whether a sign-in was ended: by itself, with all of its account, or because it wasn't used for 60 days (SESSION_DAYS of the
-- contract). With the rights of the caller, whose settings name the identity.
CREATE FUNCTION "main"."is_session_over"("account" uuid, "signed_in" timestamp with time zone) RETURNS boolean
LANGUAGE sql STABLE SET search_path = '' AS $$
  SELECT coalesce(
    (SELECT s."ended_at" IS NOT NULL OR s."last_used_at" < now() - interval '60 days' FROM "main"."sessions" s
      WHERE s."account_id" = "account" AND s."signed_in_at" = "signed_in"),
    (SELECT "signed_in" <= a."signed_out_before" OR "signed_in" < now() - interval '60 days' FROM "main"."accounts" a
      WHERE a."id" = "account"),
    false)
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION "main"."is_session_over"(uuid, timestamp with time zone) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION "main"."is_session_over"(uuid, timestamp with time zone) TO "wervio_main";
--> statement-breakpoint
-- The same for ai-service, which may know this of the identity its transaction is for, and nothing else of sessions.
CREATE FUNCTION "ai"."is_own_session_over"("signed_in" timestamp with time zone) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = '' AS $$
  SELECT coalesce((SELECT "main"."is_session_over"("id", "signed_in") FROM "main"."accounts"
    WHERE "provider_uid" = nullif(current_setting('app.identity', true), '')), false)
$$;
--> statement-breakpoint
GRANT CREATE, USAGE ON SCHEMA "ai" TO "wervio_main";
--> statement-breakpoint
ALTER FUNCTION "ai"."is_own_session_over"(timestamp with time zone) OWNER TO "wervio_main";
--> statement-breakpoint
REVOKE CREATE ON SCHEMA "ai" FROM "wervio_main";
--> statement-breakpoint
REVOKE ALL ON FUNCTION "ai"."is_own_session_over"(timestamp with time zone) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION "ai"."is_own_session_over"(timestamp with time zone) TO "wervio_ai";
