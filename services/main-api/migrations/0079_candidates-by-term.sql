-- The dashboard asks for candidates whose term is over: few of all.
CREATE INDEX "candidates_term" ON "main"."candidates" USING btree ("organisation_id","retain_until");
