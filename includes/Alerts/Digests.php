<?php
/**
 * Queues the digests at 8:00 of the site's time zone: one mail for each search with something to tell, and none for the others.
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
 * The event of a digest is its search and its moment: whoever runs beside this, or after a week, makes one of it. A search notes up to
 * which news its digests tell in the same transaction, so that a run that broke off is gone on with.
 */
final class Digests implements Module {

	/**
	 * Moments up to which digests were queued, by rhythm: Unix times. And what agree() says.
	 */
	public const OPTION = 'design_marketplace_digests';

	/**
	 * Key of the option beside the rhythms: up to which news the digests of some moments tell.
	 */
	private const NEWS = 'news';

	private const BATCH = 500;

	/**
	 * Seconds after which a run leaves the rest to the next.
	 */
	private const SECONDS = 20;

	/**
	 * Seconds a worker may have a list of new jobs for itself.
	 */
	private const LEASE = 10 * MINUTE_IN_SECONDS;

	/**
	 * Result of agree().
	 *
	 * @var array<string,mixed>
	 */
	private array $news = array();

	/**
	 * @param Outbox $outbox Queue of mails.
	 */
	public function __construct( private readonly Outbox $outbox = new Outbox() ) {}

	public function register(): void {
		add_action( 'design_marketplace_before_mails', array( $this, 'run' ), 20, 0 );
	}

	/**
	 * Queues what is due.
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
			// The moments before the first run are nobody's.
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
				// What was to be told at once, and came to a search another way, goes with the daily ones.
				foreach ( Rhythm::Daily->value === $name ? array( Rhythm::Instant, Rhythm::Daily ) : array( Rhythm::Weekly ) as $rhythm ) {
					if ( ! $this->queue_all( $rhythm, $moment, $until ) ) {
						return;
					}
				}
				$done[ $name ] = $moment;
				update_option( self::OPTION, $done + array( self::NEWS => $this->news ), true );
			}
		} catch ( Lost_Transaction ) {
			// Others are in the way: it is still due in a minute.
			return;
		}
	}

	/**
	 * Queues the digests of a rhythm.
	 *
	 * @param Rhythm $rhythm Rhythm.
	 * @param int    $moment When they were due.
	 * @param int    $until  When time is up.
	 * @return bool False when some are left.
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
	 * @param int                    $moment   When they were due.
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
	 * The next searches with something to tell.
	 *
	 * @param Rhythm $rhythm Rhythm.
	 * @param int    $after  Ids greater than this one.
	 * @return list<Search> By id.
	 */
	private function next( Rhythm $rhythm, int $after ): array {
		$table = Tables::name( 'search' );
		$hits  = 'SELECT 1 FROM ' . Tables::name( 'alert' ) . " a WHERE a.search_id = {$table}.id AND a.turn IN (" . Turn::DIGESTS . ") AND a.news_id > {$table}.mailed_id AND a.news_id <= {$this->newest()}";
		return Search_Rows::read( "rhythm = '{$rhythm->value}' AND paused = 0 AND id > {$after} AND EXISTS ( {$hits} ) ORDER BY id LIMIT " . self::BATCH );
	}

	/**
	 * Up to which news the digests of some moments tell. The first run says it; those beside it and those that go on with it keep to it:
	 * a search whose digest is queued would pass over what came in between.
	 *
	 * @param array<string,int> $due Moments by rhythm.
	 * @return array<string,mixed> The newest by kind, and the moments.
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
	 * Reads up to which news digests tell. Designers that came a moment ago are not matched yet, and those behind them wait with them.
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
	 * The newest news digests tell of a search's kind, as SQL.
	 */
	private function newest(): string {
		return "CASE kind WHEN 'jobs' THEN {$this->news['jobs']} ELSE {$this->news['designers']} END";
	}

	/**
	 * Whether new jobs are about to be matched: after a week without a worker they were posted before the digest was due.
	 */
	private function is_news_coming(): bool {
		global $wpdb;
		return null !== $wpdb->get_var( $wpdb->prepare( 'SELECT id FROM ' . Tables::name( 'outbox' ) . ' WHERE message = %s AND status = %s AND next_at <= %s LIMIT 1', Mails\New_Matching_Mission::id(), Status::Addressing->value, Clock::gmt( self::LEASE ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name.
	}
}
