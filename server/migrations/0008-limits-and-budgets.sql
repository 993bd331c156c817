CREATE TABLE "daily_limit_notices" (
	"agent_id" bigint NOT NULL,
	"day" date NOT NULL,
	"cap" text NOT NULL,
	CONSTRAINT "daily_limit_notices_agent_id_day_cap_pk" PRIMARY KEY("agent_id","day","cap")
);

--> statement-breakpoint
CREATE TABLE "daily_replies" (
	"agent_id" bigint NOT NULL,
	"day" date NOT NULL,
	"counter" text NOT NULL,
	"replies" integer NOT NULL,
	CONSTRAINT "daily_replies_agent_id_day_counter_pk" PRIMARY KEY("agent_id","day","counter")
);

--> statement-breakpoint
CREATE TABLE "token_reservations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "token_reservations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"month" date NOT NULL,
	"purpose" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"tokens" bigint NOT NULL,
	"reserved_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "model_usage" ADD COLUMN "purpose" text DEFAULT 'writing' NOT NULL;
--> statement-breakpoint
ALTER TABLE "model_usage" DROP CONSTRAINT "model_usage_month_owner_id_pk";
--> statement-breakpoint
ALTER TABLE "model_usage" ADD CONSTRAINT "model_usage_month_purpose_owner_id_pk" PRIMARY KEY("month","purpose","owner_id");
--> statement-breakpoint
INSERT INTO "model_usage" ("month", "purpose", "owner_id", "tokens") SELECT "month", 'writing', 0, sum("tokens") FROM "model_usage" GROUP BY "month";
--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "daily_replies_per_address" integer DEFAULT 200;
--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "daily_replies" integer DEFAULT 5000;
--> statement-breakpoint
ALTER TABLE "daily_limit_notices" ADD CONSTRAINT "daily_limit_notices_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "daily_replies" ADD CONSTRAINT "daily_replies_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "daily_limit_notices_day_index" ON "daily_limit_notices" USING btree ("day");
--> statement-breakpoint
CREATE INDEX "daily_replies_day_index" ON "daily_replies" USING btree ("day");
--> statement-breakpoint
CREATE INDEX "token_reservations_reserved_at_index" ON "token_reservations" USING btree ("reserved_at");
