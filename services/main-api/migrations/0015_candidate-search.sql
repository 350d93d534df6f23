ALTER TABLE "main"."candidates" ADD COLUMN "name_key" text collate "C" GENERATED ALWAYS AS (left(main.fold(btrim(name)), 200)) STORED;--> statement-breakpoint
ALTER TABLE "main"."candidates" ADD COLUMN "location_key" text collate "C" GENERATED ALWAYS AS (left(main.fold(btrim(location)), 200)) STORED;--> statement-breakpoint
ALTER TABLE "main"."candidates" ADD COLUMN "email_key" text collate "C" GENERATED ALWAYS AS (left(main.fold(btrim(email)), 200)) STORED;--> statement-breakpoint
ALTER TABLE "main"."candidates" ADD COLUMN "phone_key" text GENERATED ALWAYS AS (main.phone_key(phone)) STORED;--> statement-breakpoint
ALTER TABLE "main"."candidates" ADD COLUMN "skill_keys" text[] GENERATED ALWAYS AS (main.skill_keys(skills)) STORED;--> statement-breakpoint
ALTER TABLE "main"."candidates" ADD COLUMN "skill_names" text[] GENERATED ALWAYS AS (main.skill_names(skills)) STORED;--> statement-breakpoint
ALTER TABLE "main"."candidates" ADD COLUMN "head" "tsvector" GENERATED ALWAYS AS (main.candidate_head(name, title, skills, location)) STORED;--> statement-breakpoint
ALTER TABLE "main"."candidates" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (main.candidate_search(organisation_id, name, title, skills, location, email, phone, array[summary, notes, linkedin, availability, notice_period, hours], array[experience, education, languages, certificates, driving_licences], cv_text)) STORED;--> statement-breakpoint
CREATE INDEX "candidates_changed" ON "main"."candidates" USING btree ("organisation_id","updated_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "candidates_name" ON "main"."candidates" USING btree ("organisation_id","name_key","id");--> statement-breakpoint
CREATE INDEX "candidates_status" ON "main"."candidates" USING btree ("organisation_id","status","created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "candidates_location" ON "main"."candidates" USING btree ("organisation_id","location_key");--> statement-breakpoint
CREATE INDEX "candidates_email" ON "main"."candidates" USING btree ("organisation_id","email_key");--> statement-breakpoint
CREATE INDEX "candidates_phone" ON "main"."candidates" USING btree ("organisation_id","phone_key");--> statement-breakpoint
CREATE INDEX "candidates_search" ON "main"."candidates" USING gin ("search") WITH (fastupdate=false);