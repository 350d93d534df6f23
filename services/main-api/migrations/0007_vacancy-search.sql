ALTER TABLE "main"."vacancies" ADD COLUMN "search_text" text collate "C" GENERATED ALWAYS AS (main.fold(title || E'\n' || company || E'\n' || location || E'\n' || sector)) STORED;--> statement-breakpoint
ALTER TABLE "main"."vacancies" ADD COLUMN "title_key" text collate "C" GENERATED ALWAYS AS (left(main.fold(title), 200)) STORED;--> statement-breakpoint
ALTER TABLE "main"."vacancies" ADD COLUMN "company_key" text collate "C" GENERATED ALWAYS AS (left(main.fold(company), 200)) STORED;--> statement-breakpoint
CREATE INDEX "vacancies_changed" ON "main"."vacancies" USING btree ("organisation_id","updated_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "vacancies_title" ON "main"."vacancies" USING btree ("organisation_id","title_key","id");--> statement-breakpoint
CREATE INDEX "vacancies_company" ON "main"."vacancies" USING btree ("organisation_id","company_key","id");--> statement-breakpoint
CREATE INDEX "vacancies_status" ON "main"."vacancies" USING btree ("organisation_id","status");