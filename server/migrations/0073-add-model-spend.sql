CREATE TABLE "model_budget_reservations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "model_budget_reservations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"month" date NOT NULL,
	"owner_id" bigint NOT NULL,
	"agent_id" bigint NOT NULL,
	"tokens" bigint NOT NULL,
	"cost_micros" bigint NOT NULL,
	"reserved_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "model_budget_usage" (
	"month" date NOT NULL,
	"owner_id" bigint NOT NULL,
	"agent_id" bigint NOT NULL,
	"tokens" bigint NOT NULL,
	"cost_micros" bigint NOT NULL,
	"notified_percent" smallint DEFAULT 0 NOT NULL,
	"notified_budget" text DEFAULT '' NOT NULL,
	CONSTRAINT "model_budget_usage_owner_id_month_agent_id_pk" PRIMARY KEY("owner_id","month","agent_id")
);

--> statement-breakpoint
CREATE TABLE "model_spend" (
	"day" date NOT NULL,
	"owner_id" bigint NOT NULL,
	"agent_id" bigint NOT NULL,
	"model" text NOT NULL,
	"is_own_key" boolean NOT NULL,
	"requests" integer NOT NULL,
	"unpriced_requests" integer NOT NULL,
	"input_tokens" bigint NOT NULL,
	"output_tokens" bigint NOT NULL,
	"cost_micros" bigint NOT NULL,
	CONSTRAINT "model_spend_owner_id_day_agent_id_model_is_own_key_pk" PRIMARY KEY("owner_id","day","agent_id","model","is_own_key")
);

--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "model_budget" jsonb;
--> statement-breakpoint
ALTER TABLE "model_choices" ADD COLUMN "budget" jsonb;
--> statement-breakpoint
ALTER TABLE "model_connections" ADD COLUMN "prices" jsonb DEFAULT '{}'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "model_budget_usage" ADD CONSTRAINT "model_budget_usage_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "model_spend" ADD CONSTRAINT "model_spend_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "model_budget_reservations_reserved_at_index" ON "model_budget_reservations" USING btree ("reserved_at");
--> statement-breakpoint
CREATE INDEX "model_budget_reservations_owner_id_month_index" ON "model_budget_reservations" USING btree ("owner_id","month");
--> statement-breakpoint
CREATE INDEX "model_spend_day_index" ON "model_spend" USING btree ("day");
