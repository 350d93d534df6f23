-- Written by hand, as 0028. Recordings of an organisation in the order of the overview.
CREATE INDEX "recordings_of_organisation" ON "ai"."recordings" USING btree ("organisation_id", "created_at" DESC, "id" DESC);
--> statement-breakpoint
-- The one way of folding for ai-service, which has no rights in the schema main: its body is resolved here.
CREATE FUNCTION "ai"."fold"("words" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN "main"."fold"("words");
