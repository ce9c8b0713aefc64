<?php
/**
 * The demo content as a whole: made in order, taken away in order.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Cli\Seed;

use DesignMarketplace\Applications\Answer_Times;
use DesignMarketplace\Directory\Indexer;

/**
 * Everything goes through the same tables, forms and image sizes as what people make; only the mails are left out.
 */
final class Demo {

	/**
	 * What other rooms would answer with mails.
	 */
	private const EVENTS = array( 'design_marketplace_mission_published', 'design_marketplace_mission_closed', 'design_marketplace_application_made', 'design_marketplace_member_registered', 'design_marketplace_member_activated' );

	/**
	 * Where progress is told.
	 *
	 * @var callable(string):void
	 */
	private $say;

	/**
	 * Takes the place where progress is told.
	 *
	 * @param callable(string):void $say Gets one line.
	 */
	public function __construct( callable $say ) {
		$this->say = $say;
	}

	/**
	 * Makes what is missing.
	 *
	 * @param int|null $members How many demo members there are in the end, unless there are more already; null for the written ones.
	 */
	public function seed( ?int $members = null ): void {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		array_map( 'remove_all_actions', self::EVENTS );
		Accounts::hash_quickly();
		$marks       = new Marks();
		$accounts    = new Accounts( $marks );
		$attachments = new Attachments( $marks );
		$editorial   = new Editorial( $marks, $attachments );
		$skills      = $editorial->skills();
		$this->tell( 'skills', count( $skills ) );
		[ $designers, $companies ] = self::shares( $members );
		$this->tell( 'designers', ( new Designers( $marks, $accounts, $attachments, $skills ) )->seed( $designers ) );
		$this->tell( 'companies', ( new Companies( $marks, $accounts, $attachments, $skills ) )->seed( $companies ) );
		$this->tell( 'applications', ( new Candidates( $marks ) )->seed() );
		$this->tell( 'messages', ( new Talks( $marks ) )->seed() );
		$this->tell( 'events, articles and tools', $editorial->seed() );
		$this->tell( 'pages', ( new Pages( $marks, $attachments, $editorial ) )->seed() );
		( new Answer_Times() )->run();
		( new Indexer() )->flush();
	}

	/**
	 * Takes away what seed() made.
	 *
	 * @return int How many things.
	 */
	public function remove(): int {
		array_map( 'remove_all_actions', self::EVENTS );
		return ( new Removal( new Marks() ) )->run();
	}

	/**
	 * How many demo members there are.
	 */
	public function members(): int {
		return count( ( new Marks() )->users() );
	}

	/**
	 * How many designers and companies there shall be: one of each before two of any, then in the proportion of the texts.
	 * More members are never fewer of a kind.
	 *
	 * @param int|null $members How many in all, null for all that are written.
	 * @return array{int,int} Designers and companies.
	 */
	private static function shares( ?int $members ): array {
		$designers = count( Source::texts( 'designers' ) );
		$companies = count( Source::texts( 'companies' ) );
		if ( null === $members ) {
			return array( $designers, $companies );
		}
		$share = max( min( 1, $members - 1 ), intdiv( $members * $companies, $designers + $companies ) );
		return array( $members - $share, $share );
	}

	private function tell( string $what, int $count ): void {
		( $this->say )( sprintf( '%5d %s', $count, $what ) );
	}
}
