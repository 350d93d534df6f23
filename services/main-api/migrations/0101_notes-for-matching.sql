-- Written by hand, as 0038. What recruiters noted of a candidate, for ai-service: a line of it can be proposed as evidence, as
-- what was said in a recording can.
CREATE VIEW "ai"."noted_texts" WITH (security_barrier) AS
  SELECT "id", "candidate_id", "text", "created_at" FROM "main"."candidate_notes"
  WHERE "deleted_at" IS NULL AND "organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid;
--> statement-breakpoint
GRANT CREATE, USAGE ON SCHEMA "ai" TO "wervio_main";
--> statement-breakpoint
ALTER VIEW "ai"."noted_texts" OWNER TO "wervio_main";
--> statement-breakpoint
-- Rolling upgrade: the right was given two statements before.
REVOKE CREATE ON SCHEMA "ai" FROM "wervio_main";
--> statement-breakpoint
GRANT SELECT ON "ai"."noted_texts" TO "wervio_ai";
