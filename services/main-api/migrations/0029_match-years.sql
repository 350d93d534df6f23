-- Written by hand, as 0028. Years of work as of the day a score was made: a list is ordered by them. And the order of a
-- list in one direction, so that the index gives the page after a row.
ALTER TABLE "ai"."match_results" ADD COLUMN "years" double precision;
--> statement-breakpoint
DROP INDEX "ai"."match_results_best";
--> statement-breakpoint
CREATE INDEX "match_results_best" ON "ai"."match_results" USING btree ("vacancy_id", "percentage" DESC, "degree" DESC, "candidate_id" DESC);
--> statement-breakpoint
CREATE OR REPLACE VIEW "main"."match_scores" WITH (security_barrier) AS
  SELECT "vacancy_id", "candidate_id", "organisation_id", "version", "matcher", "percentage", "points", "maximum", "degree", "states", "strength", "gap", "computed_at", "years"
  FROM "ai"."match_results";
