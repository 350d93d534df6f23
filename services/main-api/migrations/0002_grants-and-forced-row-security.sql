-- Written by hand: drizzle-kit knows neither grants nor FORCE. Forced, row-level security also holds for the tables' owner,
-- so a query that forgot to take the service's role sees nothing. A migration that changes rows has to lift it first.
GRANT SELECT, INSERT, UPDATE, DELETE ON "main"."organisations", "main"."accounts", "main"."vacancies" TO "wervio_main";
--> statement-breakpoint
ALTER TABLE "main"."organisations" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "main"."accounts" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "main"."vacancies" FORCE ROW LEVEL SECURITY;
