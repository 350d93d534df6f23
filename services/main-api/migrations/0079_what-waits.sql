-- The dashboard asks at every visit for candidates whose term is over and for procedures that stand still: few of all.
CREATE INDEX "candidates_term" ON "main"."candidates" USING btree ("organisation_id","retain_until");
--> statement-breakpoint
CREATE INDEX "applications_open" ON "main"."applications" USING btree ("organisation_id","updated_at","id") WHERE "outcome" = 'open';
