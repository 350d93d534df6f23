-- Written by hand. A decision that is taken back stays; the line that takes it back names it, once.
ALTER TABLE "main"."match_decisions" ADD COLUMN "undoes" uuid;
--> statement-breakpoint
ALTER TABLE "main"."match_decisions" ADD CONSTRAINT "match_decisions_undoes_match_decisions_id_fk" FOREIGN KEY ("undoes") REFERENCES "main"."match_decisions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "match_decisions_undone_once" ON "main"."match_decisions" USING btree ("undoes");
