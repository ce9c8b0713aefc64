<?php
/** Creates and removes the whole demo content. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli\Seed;

use Closure;
use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Jobs\Applications\Answer_Times;

final class Demo {

	/** Hooks on which other rooms would send emails. */
	private const EVENTS = array(
		'design_marketplace_mission_published',
		'design_marketplace_mission_closed',
		'design_marketplace_application_made',
		'design_marketplace_member_registered',
		'design_marketplace_member_activated',
	);

	/** @param Closure(string):void $say Gets one line. */
	public function __construct( private readonly Closure $say ) {}

	/** Creates what is missing. $members: total of demo members, unless there are more already; null for all in the texts. */
	public function seed( ?int $members = null ): void {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		array_map( 'remove_all_actions', self::EVENTS );
		$marks       = new Marks();
		$attachments = new Attachments( $marks );
		$editorial   = new Editorial( $marks, $attachments );
		$skills      = $editorial->skills();
		$this->tell( 'skills', count( $skills ) );
		[ $designers, $companies ] = self::shares( $members );
		$this->tell( 'designers', ( new Designers( $marks, $attachments, $skills ) )->seed( 'designers', 'designer', $designers ) );
		$this->tell( 'companies', ( new Companies( $marks, $attachments, $skills ) )->seed( 'companies', 'company', $companies ) );
		$this->tell( 'applications', ( new Candidates( $marks ) )->seed() );
		$this->tell( 'messages', ( new Talks( $marks ) )->seed() );
		$this->tell( 'designers on a list', ( new Lists() )->seed( $marks ) );
		$this->tell( 'events, articles and tools', $editorial->seed() );
		$this->tell( 'pages', ( new Pages( $marks, $attachments, $editorial ) )->seed() );
		( new Answer_Times() )->run();
		( new Indexer() )->flush();
	}

	/** @return int Removes what seed() created. Number of things. */
	public function remove(): int {
		array_map( 'remove_all_actions', self::EVENTS );
		$removed = ( new Removal( new Marks() ) )->run();
		( new Answer_Times() )->run();
		return $removed;
	}

	public function members(): int {
		return count( ( new Marks() )->users() );
	}

	/**
	 * Numbers of designers and companies: at least one of each, then in the proportion of the texts. A larger total never means fewer
	 * of either.
	 * @param int|null $members Total, null for all in the texts.
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

	private function tell( string $label, int $count ): void {
		( $this->say )( sprintf( '%5d %s', $count, $label ) );
	}
}
