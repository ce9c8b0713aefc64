<?php
/** The graph of a report is whole and shown in docs/states.md, and one class writes it. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\unit\Trust;

use DesignMarketplace\Tests\Support\Sources;
use DesignMarketplace\Trust\Report_State;
use PHPUnit\Framework\TestCase;

final class ReportStateTest extends TestCase {

	private const COLUMNS = 'undecided|decision_id|second_id|outcome|decided_gmt';

	public function test_every_state_is_reached_and_named(): void {
		$states = array_column( Report_State::cases(), 'value' );
		$this->assertEqualsCanonicalizing( $states, array_values( array_unique( array_column( Report_State::MOVES, 3 ) ) ) );
		$from = array_unique( array_merge( ...array_column( Report_State::MOVES, 2 ) ) );
		$this->assertSame( array(), array_values( array_diff( $from, $states, array( Report_State::NEW ) ) ) );
	}

	public function test_an_event_leads_to_one_state(): void {
		$pairs = array();
		foreach ( Report_State::MOVES as [ $event, , $from ] ) {
			array_push( $pairs, ...array_map( static fn( string $state ): string => "{$event} {$state}", $from ) );
		}
		$this->assertSame( array_unique( $pairs ), $pairs );
	}

	public function test_the_page_shows_it(): void {
		$rows = '';
		foreach ( Report_State::MOVES as [ $event, $who, $from, $to ] ) {
			$rows .= "| {$event} | " . implode( ', ', $who ) . ' | ' . implode( ', ', $from ) . " | {$to} |\n";
		}
		$this->assertStringContainsString( "|---|---|---|---|\n{$rows}", (string) file_get_contents( dirname( __DIR__, 4 ) . '/docs/states.md' ) );
	}

	public function test_one_class_writes_it(): void {
		$writes  = '/(?:SET|,)\s*(?:' . self::COLUMNS . ")\\s*=|'(?:" . self::COLUMNS . ")'\\s*=>/";
		$writers = array();
		foreach ( Sources::of( 'includes', 'php' ) as $file => $code ) {
			if ( preg_match( "/\\{report\\}|name\\( 'report' \\)/", $code ) && preg_match( $writes, $code ) ) {
				$writers[] = $file;
			}
		}
		$this->assertSame( array( 'Trust/Report_Writer.php' ), $writers );
	}
}
