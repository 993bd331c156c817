CREATE TABLE "billing_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" bigint,
	"provider" text NOT NULL,
	"purpose" text NOT NULL,
	"status" text NOT NULL,
	"tier" text NOT NULL,
	"interval" text NOT NULL,
	"provider_id" text,
	"url" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receipts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"provider_id" text NOT NULL,
	"number" text NOT NULL,
	"description" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"status" text NOT NULL,
	"period_start" timestamp (3) with time zone NOT NULL,
	"period_end" timestamp (3) with time zone NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"url" text,
	CONSTRAINT "receipts_provider_id_key" UNIQUE("provider_id")
);

--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"customer_id" text,
	"tier" text NOT NULL,
	"interval" text NOT NULL,
	"status" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"anchor_at" timestamp (3) with time zone NOT NULL,
	"period_start" timestamp (3) with time zone NOT NULL,
	"period_end" timestamp (3) with time zone NOT NULL,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"next_tier" text,
	"next_interval" text,
	"grace_ends_at" timestamp (3) with time zone,
	"sandbox_card" text,
	"reading" bigint DEFAULT 0 NOT NULL
);

--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "granted_tier" text;
--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "billing_events_received_at_index" ON "billing_events" USING btree ("received_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_open_key" ON "checkouts" USING btree ("user_id","purpose") WHERE status = 'open';
--> statement-breakpoint
CREATE INDEX "checkouts_user_id_index" ON "checkouts" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "checkouts_expires_at_index" ON "checkouts" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "receipts_user_id_issued_at_index" ON "receipts" USING btree ("user_id","issued_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_provider_provider_id_index" ON "subscriptions" USING btree ("provider","provider_id");
--> statement-breakpoint
CREATE INDEX "subscriptions_period_end_index" ON "subscriptions" USING btree ("period_end") WHERE status <> 'ended';
--> statement-breakpoint
UPDATE "users" SET "granted_tier" = "subscription_tier" WHERE "subscription_tier" <> 'free';
