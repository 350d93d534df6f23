ALTER TABLE "main"."candidates" ADD COLUMN "status_chosen_at" timestamp(3) with time zone;--> statement-breakpoint
-- Until now every other status was somebody's choice; whoever never had one chosen follows the procedures from here on.
ALTER TABLE "main"."candidates" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "main"."candidate_events" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "main"."applications" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE "main"."candidates" "candidate" SET "status_chosen_at" = "choice"."at"
FROM (SELECT "candidate_id", max("at") "at" FROM "main"."candidate_events" WHERE "kind" = 'status' GROUP BY "candidate_id") "choice"
WHERE "choice"."candidate_id" = "candidate"."id";
--> statement-breakpoint
UPDATE "main"."candidates" "candidate" SET "status" = "standing"."status"
FROM (
  SELECT "candidate_id", CASE WHEN bool_or("outcome" = 'hired') THEN 'aangenomen' WHEN bool_or("outcome" = 'open') THEN 'in_proces' ELSE 'afgewezen' END "status"
  FROM "main"."applications" GROUP BY "candidate_id"
) "standing"
WHERE "standing"."candidate_id" = "candidate"."id" AND "candidate"."status_chosen_at" IS NULL;
--> statement-breakpoint
ALTER TABLE "main"."candidates" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "main"."candidate_events" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "main"."applications" FORCE ROW LEVEL SECURITY;
