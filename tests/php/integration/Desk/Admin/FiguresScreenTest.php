<?php
/** The figures' screen: the same numbers as everywhere, and who may see them. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk\Admin;

use DesignMarketplace\Desk\Admin\Menu;
use DesignMarketplace\Desk\Admin\Screens\Figures;
use DesignMarketplace\Desk\Admin\Screens\Figures_Chart;
use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Directory\Roster;
use DesignMarketplace\Jobs\Figures\School_Figures;
use DesignMarketplace\Jobs\Figures\Span;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Moved_Clock;

final class FiguresScreenTest extends AdminTestCase {

	/** @param array<string,mixed> $fields */
	private function joined( int $number, string $gmt, array $fields = array() ): void {
		global $wpdb;
		for ( $i = 0; $i < $number; $i++ ) {
			$id = $this->designer( $fields );
			$wpdb->update( $wpdb->users, array( 'user_registered' => $gmt ), array( 'ID' => $id ) );
			clean_user_cache( $id );
			Roster::write( array( $id ) );
		}
	}

	/** @param array<string,string> $query */
	private function shown( array $query ): string {
		$_GET = $query;
		return $this->printed( static fn() => ( new Figures() )->show() );
	}

	public function test_the_screen_rounds_as_the_api_does_and_shows_the_year_before_on_demand(): void {
		Moved_Clock::to( '2030-06-15 12:00:00' );
		$this->joined( 12, '2030-05-10 10:00:00' );
		$this->joined( 7, '2029-05-10 10:00:00' );
		$plain = $this->shown( array( 'from' => '2030-05', 'to' => '2030-05' ) );
		self::assertStringContainsString( '<dt>Members</dt><dd>10</dd>', $plain );
		self::assertStringContainsString( '<td>May 2030</td><td>10</td><td>&lt;5</td>', $plain );
		self::assertStringNotContainsString( 'year before</dd>', $plain );
		self::assertStringNotContainsString( 'class="dm-bar-before', $plain );
		$compared = $this->shown( array( 'from' => '2030-05', 'to' => '2030-05', 'compare' => '1' ) );
		self::assertStringContainsString( '<dd class="dm-before">5 the year before</dd>', $compared );
		self::assertStringContainsString( '10<span class="dm-before"> (5)</span>', $compared );
		self::assertStringContainsString( '<rect class="dm-bar-before', $compared );
	}

	public function test_each_table_and_its_file_have_the_year_before_on_demand(): void {
		Moved_Clock::to( '2030-06-15 12:00:00' );
		$skill = Market::skill();
		$ecal  = array( 'school' => 'ECAL', 'programme' => 'Type', 'skill' => array( $skill ) );
		$this->joined( 12, '2030-05-10 10:00:00', $ecal );
		$this->joined( 7, '2029-05-10 10:00:00', $ecal );
		$this->joined( 6, '2029-05-10 10:00:00', array( 'school' => 'EPFL', 'programme' => 'Signs' ) );
		( new Indexer() )->flush();
		update_option( 'design_marketplace_universities', array( array( 'code' => 'ECAL', 'name' => 'ECAL' ) ) );
		$asked = array( 'from' => '2030-04', 'to' => '2030-05' );
		$html  = $this->shown( $asked + array( 'compare' => '1' ) );
		$cell  = '</td><td>%s<span class="dm-before"> (%s)</span>';
		$now   = sprintf( $cell, '10', '5' );
		$gone  = sprintf( $cell, '&lt;5', '5' );
		$both  = sprintf( $cell, '10', '10' );
		$named = get_term( $skill )->name . $now;
		foreach ( array( "May 2030{$both}", "ECAL{$now}", "EPFL{$gone}", "Type{$now}", "Signs{$gone}", $named ) as $row ) {
			self::assertStringContainsString( "<td>{$row}", $html );
		}
		self::assertSame( 4, substr_count( $html, "<td>Total{$both}" ) );

		$few   = array_fill( 0, 4, '<5' );
		$lines = fn( string $by, bool $compare = true ): array => ( new School_Figures( Span::of( $by, ...$asked ), $compare ) )->lines();
		$total = array( 'total', 'Total', '10', ...$few, '10', ...$few );
		$heads = array( 'members_before', 'jobs_before', 'applications_before', 'answered_before', 'hires_before' );
		$file  = array(
			array( 'key', 'label', ...School_Figures::COLUMNS, ...$heads ),
			array( 'ECAL', 'ECAL', '10', ...$few, '5', ...$few ),
			array( 'EPFL', 'EPFL', '<5', ...$few, '5', ...$few ),
			array( 'OTHER', 'Other university', '<5', ...$few, '<5', ...$few ),
			$total,
		);
		self::assertSame( $file, $lines( 'university' ) );
		$may = array( '2030-05', '2030-05', '10', ...$few, '10', ...$few );
		self::assertSame( array( $may, $total ), array_slice( $lines( 'month' ), 2 ) );
		// EPFL has numbers of the year before only.
		$plain = array( $file[0], $file[1], $file[3], $total );
		$cut   = static fn( array $line ): array => array_slice( $line, 0, 7 );
		self::assertSame( array_map( $cut, $plain ), $lines( 'university', false ) );

		self::assertSame( array( '1', '1', '1', '1' ), array_column( $this->links( $html ), 'compare' ) );
		self::assertStringContainsString( "'2029-", $this->counted_by( $this->links( $html )[1] ) );
		$links = $this->links( $this->shown( $asked ) );
		self::assertSame( array( array(), 4 ), array( array_column( $links, 'compare' ), count( $links ) ) );
		self::assertStringNotContainsString( "'2029-", $this->counted_by( $links[1] ) );
	}

	public function test_what_is_asked_wrongly_is_said_and_nothing_is_counted(): void {
		$html = $this->shown( array( 'from' => '2030-13', 'to' => '<b>' ) );
		self::assertStringContainsString( 'role="alert"', $html );
		self::assertStringNotContainsString( 'dm-sums', $html );
	}

	public function test_a_circle_of_the_chart_stands_for_as_many_people_as_leave_it_readable(): void {
		$row   = array( 'key' => '2030-05', 'jobs' => 400, 'hires' => 200 );
		$few   = array( 'key' => '2030-06', 'jobs' => '<5', 'hires' => '<5' );
		$chart = (string) Figures_Chart::svg( array( $row, $few ), 'May', 'June' );
		self::assertStringContainsString( 'One circle: 15 people hired', $chart );
		self::assertSame( 13, substr_count( $chart, '<circle class="dm-hired"' ) );
		self::assertSame( 1, substr_count( $chart, '<circle class="dm-hired dm-few"' ) );
		self::assertSame( '', (string) Figures_Chart::svg( array_fill( 0, 37, $row ), 'May', 'June' ) );
	}

	public function test_administrators_let_a_role_see_the_figures_and_no_members(): void {
		$this->send( 'share_figures', array( 'roles' => array( 'author', 'designer', 'nonsense', array( 'x' ) ) ) );
		self::assertTrue( get_role( 'author' )->has_cap( Roles::VIEW_FIGURES ) );
		self::assertFalse( get_role( 'designer' )->has_cap( Roles::VIEW_FIGURES ) );
		self::assertSame( array( 'figures', 'author' ), array_values( (array) Sql::row( 'SELECT decision, words FROM {decision} ORDER BY id DESC LIMIT 1' ) ) );
		$this->act_as( $this->person( 'author' ) );
		self::assertStringNotContainsString( 'roles[]', $this->shown( array() ) );
		self::assertSame( 403, $this->send( 'share_figures', array( 'roles' => array( 'author' ) ) )->status );
		self::assertContains( Figures::SLUG, $this->entries() );

		$this->act_as( $this->person( 'editor' ) );
		self::assertNotContains( Figures::SLUG, $this->entries() );
		self::assertSame( 403, $this->send( 'figures_csv' )->status );

		Roles::remove();
		self::assertFalse( get_role( 'author' )->has_cap( Roles::VIEW_FIGURES ), 'Nothing stays when the plugin goes.' );
		Roles::add();
	}

	/** @return list<array<string,string>> What the links to the files send. */
	private function links( string $html ): array {
		preg_match_all( '/href="[^"]*figures_csv[^"]*"/', $html, $found );
		return array_map( $this->query_of( ... ), $found[0] );
	}

	/**
	 * The statements of a download until the rows are counted: at its end PHP would end.
	 * @param array<string,string> $link
	 */
	private function counted_by( array $link ): string {
		$said = '';
		$stop = static function ( string $sql ) use ( &$said ): string {
			$said .= $sql;
			return str_contains( $sql, 'GROUP BY 1' ) ? throw new Ended( 'stopped', $said ) : $sql;
		};
		add_filter( 'query', $stop );
		try {
			return $this->send( 'figures_csv', $link )->what;
		} finally {
			remove_filter( 'query', $stop );
		}
	}

	/** @return list<string> Entries of our menu that the current user may open. */
	private function entries(): array {
		global $submenu;
		$submenu = array(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as at the start of a request.
		( new Menu() )->add();
		$open = array_filter( $submenu[ Menu::SLUG ] ?? array(), static fn( array $entry ): bool => current_user_can( $entry[1] ) );
		return array_column( $open, 2 );
	}
}
