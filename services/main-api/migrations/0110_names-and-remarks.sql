-- Written by hand, as 0101. The texts of CVs as they are, with the name that ai-service takes out of them: what is a name and
-- what is a month or a trade takes more than a pattern. `ai.match_candidates` still names nobody; its own text, without every
-- word of the name, is read by an ai-service of before this alone.
CREATE VIEW "ai"."match_texts" WITH (security_barrier) AS
  SELECT "id", "organisation_id", "name", coalesce("cv_text", '') AS "cv_text" FROM "main"."candidates";
--> statement-breakpoint
GRANT CREATE, USAGE ON SCHEMA "ai" TO "wervio_main";
--> statement-breakpoint
ALTER VIEW "ai"."match_texts" OWNER TO "wervio_main";
--> statement-breakpoint
-- Rolling upgrade: the right was given two statements before.
REVOKE CREATE ON SCHEMA "ai" FROM "wervio_main";
--> statement-breakpoint
GRANT SELECT ON "ai"."match_texts" TO "wervio_ai";
--> statement-breakpoint
-- Why each requirement is met in part or wasn't found, as the screen says it: a decision stores it beside the states.
CREATE OR REPLACE VIEW "main"."match_scores" WITH (security_barrier) AS
  SELECT "vacancy_id", "candidate_id", "organisation_id", "version", "matcher", "percentage", "points", "maximum", "degree", "states", "strength", "gap", "computed_at", "years",
    (SELECT array_agg("finding" ->> 1 ORDER BY "at") FROM jsonb_array_elements("findings") WITH ORDINALITY AS "found" ("finding", "at")) AS "remarks"
  FROM "ai"."match_results";
--> statement-breakpoint
-- A search asks an imported taxonomy what else an occupation is called, by its preferred name.
CREATE INDEX "taxonomy_labels_preferred" ON "ai"."taxonomy_labels" USING btree (lower("label")) WHERE "kind" = 'preferred';
