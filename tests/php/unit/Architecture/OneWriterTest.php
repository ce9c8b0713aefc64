<?php
/** A state is written in one file, which reads the graph of what leads to it; docs/states.md shows the graphs. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\unit\Architecture;

use DesignMarketplace\Jobs\Application_Event;
use DesignMarketplace\Jobs\Application_Graph;
use DesignMarketplace\Jobs\Applications\Stage;
use DesignMarketplace\Jobs\Job_Event;
use DesignMarketplace\Jobs\Job_Graph;
use DesignMarketplace\Kernel\Items\Graph;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Tests\Support\Sources;
use PHPUnit\Framework\TestCase;

final class OneWriterTest extends TestCase {

	/** What writes a post status: a key of an array that is written or a column that is set. */
	private const STATUS = "/'post_status'\\s*=>|\\['post_status'\\]\\s*(?:\\?\\?)?=(?!=)|SET (?:[^\"']* )?post_status\\s*=|wp_publish_post|set_post_status/";

	/** Files that name jobs, and the status of other posts. */
	private const OTHERS = array(
		// Reads a row as the post it is of.
		'Jobs/Applications/Application.php',
		// Applications.
		'Jobs/Applications/Application_Service.php',
		// Works.
		'Trust/Hiding.php',
		// Ask for posts.
		'Desk/Admin/Screens/Overview.php',
		'Site/Front/Router.php',
		// Hands core a page that stands for one of ours.
		'Site/Share/Embeds.php',
	);

	public function test_the_state_of_a_job_is_written_in_one_file(): void {
		$writers = array();
		foreach ( Sources::of( 'includes', 'php' ) as $file => $code ) {
			if ( preg_match( self::STATUS, $code ) && preg_match( '/Mission_State|Mission_Post_Type|Item_Types::(?:MISSION|WITH_SKILLS)/', $code ) ) {
				$writers[] = $file;
			}
		}
		self::assertSame( array( 'Jobs/Job_Writer.php' ), array_values( array_diff( $writers, self::OTHERS ) ) );
	}

	public function test_the_stages_of_an_application_are_written_in_one_file(): void {
		$writers = array();
		foreach ( Sources::of( 'includes', 'php' ) as $file => $code ) {
			$is_raw = preg_match( '/\bSET\b[^;]*?[ ,](?:stage|told) = /', $code ) > 0;
			$is_row = preg_match( "/->(?:update|insert|replace)\\([^;]*'(?:stage|told)'|\\\$columns\\['(?:stage|told)'\\] = /", $code ) > 0;
			if ( $is_raw || $is_row ) {
				$writers[] = $file;
			}
		}
		self::assertSame( array( 'Jobs/Application_Writer.php' ), $writers );
	}

	public function test_each_move_of_a_job_is_of_known_words(): void {
		$states = array( 'new', 'passed', ...array_map( Job_Graph::word( ... ), Mission_State::cases() ) );
		$events = array_column( Job_Event::cases(), 'value' );
		foreach ( Job_Graph::MOVES as [ $event, , $from, $to ] ) {
			self::assertContains( $event, $events );
			self::assertSame( array(), array_diff( $from, $states ), $event );
			self::assertContains( $to, array( ...$states, Graph::SAME, Job_Graph::NAMED ) );
		}
		self::assertSame( array(), array_diff( $events, array_column( Job_Graph::MOVES, 0 ) ), 'Each event leads somewhere.' );
	}

	public function test_each_move_of_an_application_is_of_known_words(): void {
		$stages = array_column( Stage::cases(), 'value' );
		$events = array_column( Application_Event::cases(), 'value' );
		foreach ( Application_Graph::MOVES as [ $event, , $decided, $told, $stage, $tells ] ) {
			self::assertContains( $event, $events );
			self::assertSame( array(), array_diff( array( ...$decided, ...$told, ...array_filter( array( $stage ) ) ), $stages ), $event );
			self::assertContains( $tells, array( ...$stages, Application_Graph::DECIDED, null ) );
		}
		self::assertSame( array(), array_diff( $events, array_column( Application_Graph::MOVES, 0 ) ), 'Each event leads somewhere.' );
	}

	public function test_the_documentation_shows_the_graphs(): void {
		$docs = (string) file_get_contents( dirname( __DIR__, 4 ) . '/docs/states.md' );
		$list = static fn( array $words ): string => implode( ', ', $words );
		$jobs = array( '| Event | Who | From | To |', '|---|---|---|---|' );
		foreach ( Job_Graph::MOVES as [ $event, $by, $from, $to ] ) {
			$jobs[] = "| {$event} | {$list( $by )} | {$list( $from )} | {$to} |";
		}
		self::assertStringContainsString( implode( "\n", $jobs ), $docs );
		$applications = array( '| Event | Who | Decided | Told | Decided then | Told then |', '|---|---|---|---|---|---|' );
		foreach ( Application_Graph::MOVES as [ $event, $who, $decided, $told, $stage, $tells ] ) {
			$applications[] = "| {$event} | {$who} | {$list( $decided )} | {$list( $told )} | " . ( $stage ?? 'stays' ) . ' | ' . ( $tells ?? 'stays' ) . ' |';
		}
		self::assertStringContainsString( implode( "\n", $applications ), $docs );
	}
}
