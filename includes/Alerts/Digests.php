<?php
/**
 * Queues the digests at 8:00 of the site's time zone: one email for each search that has news.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Alerts;

use DesignMarketplace\Clock;
use DesignMarketplace\Database\Lost_Transaction;
use DesignMarketplace\Database\Tables;
use DesignMarketplace\Database\Transaction;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Mail\Queued;
use DesignMarketplace\Mail\Status;
use DesignMarketplace\Module;

/**
 * The event key of a digest is its search and its moment, so that parallel and late runs queue it only once. The same transaction stores on
 * the search up to which news its digests tell, so that a run that was interrupted can be continued.
 */
final class Digests implements Module {

	/**
	 * Unix times up to which digests were queued, by rhythm, and what agree() decided.
	 */
	public const OPTION = 'design_marketplace_digests';

	/**
	 * Key of the option beside the rhythms: up to which news the digests of some moments tell.
	 */
	private const NEWS = 'news';

	private const BATCH = 500;

	/**
	 * Seconds after which a run stops and leaves the rest to the next one.
	 */
	private const SECONDS = 20;

	/**
	 * Seconds for which a worker reserves a list of new jobs.
	 */
	private const LEASE = 10 * MINUTE_IN_SECONDS;

	/**
	 * Result of agree().
	 *
	 * @var array<string,mixed>
	 */
	private array $news = array();

	public function __construct( private readonly Outbox $outbox = new Outbox() ) {}

	public function register(): void {
		add_action( 'design_marketplace_before_mails', array( $this, 'run' ), 20, 0 );
	}

	/**
	 * Queues the digests that are due.
	 */
	public function run(): void {
		if ( ! Ready::is_there() ) {
			return;
		}
		$done = array_diff_key( (array) get_option( self::OPTION, array() ), array( self::NEWS => true ) );
		$due  = array();
		foreach ( array( Rhythm::Daily, Rhythm::Weekly ) as $rhythm ) {
			$due[ $rhythm->value ] = max( $rhythm->last_due(), (int) ( $done[ $rhythm->value ] ?? 0 ) );
		}
		if ( ! $done ) {
			// The first run queues nothing: it only stores from when on digests are due.
			update_option( self::OPTION, $due, true );
			return;
		}
		if ( $due === $done || $this->is_news_coming() ) {
			return;
		}
		$until = Clock::now() + self::SECONDS;
		try {
			$this->news = self::agree( $due );
			foreach ( $due as $name => $moment ) {
				if ( (int) ( $done[ $name ] ?? 0 ) === $moment ) {
					continue;
				}
				// News that were to be told at once but came to a search later (see Matching::pass_on()) go with the daily digests.
				foreach ( Rhythm::Daily->value === $name ? array( Rhythm::Instant, Rhythm::Daily ) : array( Rhythm::Weekly ) as $rhythm ) {
					if ( ! $this->queue_all( $rhythm, $moment, $until ) ) {
						return;
					}
				}
				$done[ $name ] = $moment;
				update_option( self::OPTION, $done + array( self::NEWS => $this->news ), true );
			}
		} catch ( Lost_Transaction ) {
			// The lock is taken: it is still due in a minute.
			return;
		}
	}

	/**
	 * Queues the digests of a rhythm.
	 *
	 * @param int $moment Unix time at which they were due.
	 * @param int $until  Unix time at which to stop.
	 * @return bool False if some are left.
	 */
	private function queue_all( Rhythm $rhythm, int $moment, int $until ): bool {
		$after = 0;
		do {
			$searches = $this->next( $rhythm, $after );
			if ( $searches ) {
				Transaction::run( fn() => $this->queue( $searches, $moment ) );
				$after = end( $searches )->id;
			}
			if ( count( $searches ) < self::BATCH ) {
				return true;
			}
		} while ( Clock::now() < $until );
		return false;
	}

	/**
	 * Queues the digests of some searches.
	 *
	 * @param non-empty-list<Search> $searches Searches.
	 * @param int                    $moment   Unix time at which they were due.
	 */
	private function queue( array $searches, int $moment ): void {
		global $wpdb;
		$mails = array();
		foreach ( $searches as $search ) {
			$payload = array(
				'search' => $search->id,
				'after'  => $search->mailed_id,
				'until'  => $this->news[ $search->kind->value ],
			);
			$mails[] = new Queued( "digest:{$search->id}:{$moment}", "user:{$search->user_id}", $search->is_own() ? Mails\Matching_Missions::class : Mails\Search_News::class, $payload );
		}
		$this->outbox->enqueue_many( $mails );
		$wpdb->query( 'UPDATE ' . Tables::name( 'search' ) . " SET mailed_id = {$this->newest()} WHERE id IN (" . implode( ',', array_column( $searches, 'id' ) ) . ')' ); // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name, integers.
	}

	/**
	 * The next searches that have news to tell.
	 *
	 * @param int $after Only ids greater than this one.
	 * @return list<Search> Ordered by id.
	 */
	private function next( Rhythm $rhythm, int $after ): array {
		$table = Tables::name( 'search' );
		$hits  = 'SELECT 1 FROM ' . Tables::name( 'alert' ) . " a WHERE a.search_id = {$table}.id AND a.turn IN (" . Turn::DIGESTS . ") AND a.news_id > {$table}.mailed_id AND a.news_id <= {$this->newest()}";
		return Search_Rows::read( "rhythm = '{$rhythm->value}' AND paused = 0 AND id > {$after} AND EXISTS ( {$hits} ) ORDER BY id LIMIT " . self::BATCH );
	}

	/**
	 * Decides up to which news the digests of some moments tell. The first run decides; runs beside it, and those that continue it, keep to
	 * that: a search whose digest is queued already would miss what came in between.
	 *
	 * @param array<string,int> $due Unix times by rhythm.
	 * @return array<string,mixed> The newest news by kind, and the times.
	 */
	private static function agree( array $due ): array {
		return Transaction::run(
			static function () use ( $due ): array {
				global $wpdb;
				$kept = (array) maybe_unserialize( (string) $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s FOR UPDATE", self::OPTION ) ) );
				$news = (array) ( $kept[ self::NEWS ] ?? array() );
				if ( ( $news['due'] ?? null ) !== $due ) {
					$news = self::read_news() + compact( 'due' );
					update_option( self::OPTION, array( self::NEWS => $news ) + $kept, true );
				}
				return $news;
			}
		);
	}

	/**
	 * Reads the id of the newest news that digests may tell. Designers who were noted a moment ago are not matched yet: news after them
	 * have to wait, too.
	 *
	 * @return array<string,int> By kind.
	 */
	private static function read_news(): array {
		global $wpdb;
		$table = Tables::name( 'alert_news' );
		// phpcs:disable WordPress.DB.PreparedSQL -- a fixed name.
		$newest  = (int) $wpdb->get_var( "SELECT MAX(id) FROM {$table}" );
		$waiting = $wpdb->get_var( "SELECT MIN(id) FROM {$table} WHERE matched = 0" );
		// phpcs:enable
		return array(
			Kind::Jobs->value      => $newest,
			Kind::Designers->value => null === $waiting ? $newest : (int) $waiting - 1,
		);
	}

	/**
	 * SQL for the newest news that digests may tell of a search's kind.
	 */
	private function newest(): string {
		return "CASE kind WHEN 'jobs' THEN {$this->news['jobs']} ELSE {$this->news['designers']} END";
	}

	/**
	 * Whether new jobs still have to be matched. If no worker ran for a week, jobs may have been posted before the digest was due.
	 */
	private function is_news_coming(): bool {
		global $wpdb;
		return null !== $wpdb->get_var( $wpdb->prepare( 'SELECT id FROM ' . Tables::name( 'outbox' ) . ' WHERE message = %s AND status = %s AND next_at <= %s LIMIT 1', Mails\New_Matching_Mission::id(), Status::Addressing->value, Clock::gmt( self::LEASE ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name.
	}
}
