-- Written by hand, as 0003 and 0005: what the assistant of a vacancy may know of its candidates, without contact details,
-- notes, photo, file and text of the CV. The views are wervio_main's, so row-level security holds inside them.
CREATE VIEW "ai"."vacancy_procedures" WITH (security_barrier) AS
  SELECT "application"."id" AS "application_id", "application"."vacancy_id", "application"."candidate_id", "candidate"."name",
    "application"."stage", "application"."outcome", "application"."reason", "application"."created_at", "application"."updated_at",
    -- Since when stage and outcome are what they are.
    coalesce((
      SELECT min("step"."at") FROM "main"."application_events" "step"
      WHERE "step"."application_id" = "application"."id" AND "step"."at" > coalesce((
        SELECT max("other"."at") FROM "main"."application_events" "other"
        WHERE "other"."application_id" = "application"."id"
          AND ("other"."stage", "other"."outcome") IS DISTINCT FROM ("application"."stage", "application"."outcome")), '-infinity')
    ), "application"."updated_at") AS "since"
  FROM "main"."applications" "application" JOIN "main"."candidates" "candidate" ON "candidate"."id" = "application"."candidate_id";
--> statement-breakpoint
CREATE VIEW "ai"."procedure_steps" WITH (security_barrier) AS
  SELECT "application_id", "stage", "outcome", "at" FROM "main"."application_events";
--> statement-breakpoint
-- The beginning of every list: a CV of hundreds of lines says no more about somebody in an answer.
CREATE VIEW "ai"."candidate_facts" WITH (security_barrier) AS
  SELECT "id" AS "candidate_id", "title", "location", left("summary", 1000) AS "summary",
    jsonb_path_query_array("skills", '$[0 to 59]') AS "skills",
    (SELECT coalesce(jsonb_agg(jsonb_build_object('position', "job" ->> 'position', 'company', "job" ->> 'company', 'period', "job" ->> 'period',
        'location', "job" ->> 'location', 'description', left("job" ->> 'description', 800)) ORDER BY "number"), '[]')
      FROM jsonb_array_elements(jsonb_path_query_array("experience", '$[0 to 7]')) WITH ORDINALITY AS "jobs" ("job", "number")) AS "experience",
    (SELECT coalesce(jsonb_agg(jsonb_build_object('degree', "school" ->> 'degree', 'institution', "school" ->> 'institution', 'period', "school" ->> 'period') ORDER BY "number"), '[]')
      FROM jsonb_array_elements(jsonb_path_query_array("education", '$[0 to 7]')) WITH ORDINALITY AS "schools" ("school", "number")) AS "education",
    jsonb_path_query_array("languages", '$[0 to 15]') AS "languages",
    jsonb_path_query_array("certificates", '$[0 to 29]') AS "certificates",
    jsonb_path_query_array("driving_licences", '$[0 to 9]') AS "driving_licences",
    "availability", "notice_period", "salary_wish", "hours"
  FROM "main"."candidates";
--> statement-breakpoint
GRANT CREATE, USAGE ON SCHEMA "ai" TO "wervio_main";
--> statement-breakpoint
ALTER VIEW "ai"."vacancy_procedures" OWNER TO "wervio_main";
--> statement-breakpoint
ALTER VIEW "ai"."procedure_steps" OWNER TO "wervio_main";
--> statement-breakpoint
ALTER VIEW "ai"."candidate_facts" OWNER TO "wervio_main";
--> statement-breakpoint
REVOKE ALL ON SCHEMA "ai" FROM "wervio_main";
--> statement-breakpoint
GRANT SELECT ON "ai"."vacancy_procedures", "ai"."procedure_steps", "ai"."candidate_facts" TO "wervio_ai";
--> statement-breakpoint
-- Whom an exchange about a vacancy speaks of: it goes when one of them is erased, as what is said about them elsewhere does.
ALTER TABLE "ai"."chat_messages" ADD COLUMN "people" uuid[] NOT NULL DEFAULT '{}';
--> statement-breakpoint
CREATE INDEX "chat_messages_people" ON "ai"."chat_messages" USING gin ("people") WHERE "people" <> '{}';
--> statement-breakpoint
GRANT UPDATE ("people", "sources") ON "ai"."chat_messages" TO "wervio_ai";
--> statement-breakpoint
CREATE POLICY "about_named_candidates" ON "ai"."chat_messages" AS PERMISSIVE FOR ALL TO "wervio_ai"
  USING ("people" && string_to_array(nullif(current_setting('app.candidates', true), ''), ',')::uuid[] AND "account_id" IN (SELECT "account_id" FROM "ai"."colleagues"))
  WITH CHECK ("people" && string_to_array(nullif(current_setting('app.candidates', true), ''), ',')::uuid[] AND "account_id" IN (SELECT "account_id" FROM "ai"."colleagues"));
--> statement-breakpoint
CREATE FUNCTION "main"."forget_answers_about"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  PERFORM set_config('app.candidates', OLD."id"::text, true);
  DELETE FROM "ai"."chat_messages" WHERE "people" <> '{}' AND "people" @> ARRAY[OLD."id"];
  PERFORM set_config('app.candidates', '', true);
  RETURN OLD;
END $$;
--> statement-breakpoint
-- As 0011 and 0018 have them, with the exchanges that only speak of a candidate.
CREATE OR REPLACE FUNCTION "main"."count_conversations"("candidate" uuid) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
DECLARE found_count integer;
BEGIN
  PERFORM set_config('app.candidates', "candidate"::text, true);
  SELECT count(DISTINCT ("account_id", "vacancy_id")) INTO found_count FROM "ai"."chat_messages"
    WHERE "candidate_id" = "candidate" OR ("people" <> '{}' AND "people" @> ARRAY["candidate"]);
  PERFORM set_config('app.candidates', '', true);
  RETURN found_count;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "main"."move_conversations"("source" uuid, "target" uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  PERFORM set_config('app.candidates', "source" || ',' || "target", true);
  UPDATE "ai"."chat_messages" SET "candidate_id" = "target" WHERE "candidate_id" = "source";
  UPDATE "ai"."recordings" SET "candidate_id" = "target" WHERE "candidate_id" = "source";
  UPDATE "ai"."chat_messages" SET "people" = array_replace("people", "source", "target"),
      "sources" = replace("sources"::text, '"' || "source" || '"', '"' || "target" || '"')::jsonb
    WHERE "people" <> '{}' AND "people" @> ARRAY["source"];
  PERFORM set_config('app.candidates', '', true);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "main"."conversations_of"("candidate" uuid) RETURNS uuid[] LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
DECLARE found_ids uuid[];
BEGIN
  PERFORM set_config('app.candidates', "candidate"::text, true);
  SELECT coalesce(array_agg("id"), '{}') INTO found_ids FROM (
    SELECT "id" FROM "ai"."chat_messages" WHERE "candidate_id" = "candidate" OR ("people" <> '{}' AND "people" @> ARRAY["candidate"])
    UNION ALL SELECT "id" FROM "ai"."recordings" WHERE "candidate_id" = "candidate") said;
  PERFORM set_config('app.candidates', '', true);
  RETURN found_ids;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "main"."return_conversations"("ids" uuid[], "source" uuid, "target" uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  PERFORM set_config('app.candidates', "source" || ',' || "target", true);
  UPDATE "ai"."chat_messages" SET "candidate_id" = "target" WHERE "candidate_id" = "source" AND "id" = ANY ("ids");
  UPDATE "ai"."recordings" SET "candidate_id" = "target" WHERE "candidate_id" = "source" AND "id" = ANY ("ids");
  -- Of both from here on: which of the two a sentence was about is not known any more.
  UPDATE "ai"."chat_messages" SET "people" = "people" || "target" WHERE "people" <> '{}' AND "people" @> ARRAY["source"] AND "id" = ANY ("ids");
  PERFORM set_config('app.candidates', '', true);
END $$;
--> statement-breakpoint
GRANT CREATE, USAGE ON SCHEMA "main" TO "wervio_ai";
--> statement-breakpoint
ALTER FUNCTION "main"."forget_answers_about"() OWNER TO "wervio_ai";
--> statement-breakpoint
REVOKE ALL ON SCHEMA "main" FROM "wervio_ai";
--> statement-breakpoint
REVOKE ALL ON FUNCTION "main"."forget_answers_about"() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER "forget_answers" AFTER DELETE ON "main"."candidates" FOR EACH ROW EXECUTE FUNCTION "main"."forget_answers_about"();
