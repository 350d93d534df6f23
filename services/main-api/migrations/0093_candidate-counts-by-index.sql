-- Counts by status, CV and age are answered by an index alone; the order of the newest is the same.
CREATE INDEX "candidates_newest_counted" ON "main"."candidates" USING btree ("organisation_id", "created_at" DESC, "id" DESC, "status", "has_cv");
--> statement-breakpoint
DROP INDEX "main"."candidates_newest";
