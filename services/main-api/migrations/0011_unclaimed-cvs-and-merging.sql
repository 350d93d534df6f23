ALTER POLICY "expired" ON "main"."files" TO wervio_main USING (nullif(current_setting('app.organisation', true), '')::uuid is null and ("main"."files"."deleted_at" < now() - interval '1 day' or ("main"."files"."kind" = 'cv' and "main"."files"."candidate_id" is null and "main"."files"."created_at" < now() - interval '1 day'))) WITH CHECK (false);
--> statement-breakpoint
-- By hand from here: what a merge and an erasure need of ai-service's tables, which only their owner may read.
-- The interviews of the organisation without their words, for the timeline of a candidate.
CREATE VIEW "main"."candidate_recordings" WITH (security_barrier) AS
  SELECT "id", "organisation_id", "candidate_id", "account_id", "file_name", "created_at" FROM "ai"."recordings";
--> statement-breakpoint
-- A conversation is its recruiter's own; these two see those of the whole organisation, about the candidates they name.
CREATE FUNCTION "main"."count_conversations"("candidate" uuid) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
DECLARE found_count integer;
BEGIN
  PERFORM set_config('app.candidates', "candidate"::text, true);
  SELECT count(DISTINCT "account_id") INTO found_count FROM "ai"."chat_messages" WHERE "candidate_id" = "candidate";
  PERFORM set_config('app.candidates', '', true);
  RETURN found_count;
END $$;
--> statement-breakpoint
CREATE FUNCTION "main"."move_conversations"("source" uuid, "target" uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  PERFORM set_config('app.candidates', "source" || ',' || "target", true);
  UPDATE "ai"."chat_messages" SET "candidate_id" = "target" WHERE "candidate_id" = "source";
  UPDATE "ai"."recordings" SET "candidate_id" = "target" WHERE "candidate_id" = "source";
  PERFORM set_config('app.candidates', '', true);
END $$;
--> statement-breakpoint
GRANT CREATE, USAGE ON SCHEMA "main" TO "wervio_ai";
--> statement-breakpoint
ALTER VIEW "main"."candidate_recordings" OWNER TO "wervio_ai";
--> statement-breakpoint
ALTER FUNCTION "main"."count_conversations"(uuid) OWNER TO "wervio_ai";
--> statement-breakpoint
ALTER FUNCTION "main"."move_conversations"(uuid, uuid) OWNER TO "wervio_ai";
--> statement-breakpoint
REVOKE ALL ON SCHEMA "main" FROM "wervio_ai";
--> statement-breakpoint
REVOKE ALL ON FUNCTION "main"."count_conversations"(uuid), "main"."move_conversations"(uuid, uuid) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION "main"."count_conversations"(uuid), "main"."move_conversations"(uuid, uuid) TO "wervio_main";
--> statement-breakpoint
GRANT SELECT ON "main"."candidate_recordings" TO "wervio_main";
--> statement-breakpoint
GRANT UPDATE ("candidate_id") ON "ai"."chat_messages", "ai"."recordings" TO "wervio_ai";
--> statement-breakpoint
-- Who belongs to the organisation of the transaction, also when the candidate talked about is gone.
CREATE VIEW "ai"."colleagues" WITH (security_barrier) AS
  SELECT "id" AS "account_id" FROM "main"."accounts" WHERE "organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid;
--> statement-breakpoint
GRANT CREATE, USAGE ON SCHEMA "ai" TO "wervio_main";
--> statement-breakpoint
ALTER VIEW "ai"."colleagues" OWNER TO "wervio_main";
--> statement-breakpoint
REVOKE ALL ON SCHEMA "ai" FROM "wervio_main";
--> statement-breakpoint
GRANT SELECT ON "ai"."colleagues" TO "wervio_ai";
--> statement-breakpoint
CREATE POLICY "of_named_candidates" ON "ai"."chat_messages" AS PERMISSIVE FOR ALL TO "wervio_ai"
  USING ("candidate_id" = ANY (string_to_array(nullif(current_setting('app.candidates', true), ''), ',')::uuid[]) AND "account_id" IN (SELECT "account_id" FROM "ai"."colleagues"))
  WITH CHECK ("candidate_id" = ANY (string_to_array(nullif(current_setting('app.candidates', true), ''), ',')::uuid[]) AND "account_id" IN (SELECT "account_id" FROM "ai"."colleagues"));
