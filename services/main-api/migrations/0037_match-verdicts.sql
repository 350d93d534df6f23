-- Written by hand, as 0028. What recruiters said of possible evidence is of the candidate: main-api exports it, counts it at an
-- erasure, and moves it with a merge and back.
CREATE VIEW "main"."match_verdicts" WITH (security_barrier) AS
  SELECT "vacancy_id", "candidate_id", "requirement_id", "organisation_id", "verdict", "path", "quote", "account_id", "decided_at"
  FROM "ai"."match_verdicts";
--> statement-breakpoint
GRANT CREATE, USAGE ON SCHEMA "main" TO "wervio_ai";
--> statement-breakpoint
ALTER VIEW "main"."match_verdicts" OWNER TO "wervio_ai";
--> statement-breakpoint
REVOKE ALL ON SCHEMA "main" FROM "wervio_ai";
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE, UPDATE ("candidate_id") ON "main"."match_verdicts" TO "wervio_main";
