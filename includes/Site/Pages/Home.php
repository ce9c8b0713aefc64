<?php
/** /: the blocks of the page with the slug home. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Pages;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Site\Front\Destination;
use DesignMarketplace\Site\Front\Html;
use DesignMarketplace\Site\Front\Language;
use DesignMarketplace\Site\Front\Linked_Data;
use DesignMarketplace\Site\Front\Page;
use DesignMarketplace\Site\Front\View;
use DesignMarketplace\Site\Paint;

final class Home extends Page {

	public function title( View $view ): string {
		return View::line( $view->block( 'hero' )->text( 'title' ) );
	}

	public function description( View $view ): string {
		$text = $view->block( 'hero' )->plain( 'text' );
		return '' === $text ? $this->offer() : wp_html_excerpt( $text, 200, '…' );
	}

	public function offer(): string {
		return __(
			'Designers show their work, companies and university startups post design jobs, and the two find each other.',
			'design-marketplace'
		);
	}

	public function preloads( Destination $destination, array $query ): array {
		return array( '/wp/v2/pages?slug=home', '/wp/v2/event', '/wp/v2/past_project?per_page=' . Contract::limit( 'home_past_projects' ) );
	}

	public function content( View $view ): Html {
		return ( new Paint\Home( $view ) )->html();
	}

	public function linked_data( View $view, Linked_Data $pieces ): array {
		return array_merge(
			array( $this->site( $view, $pieces ), $this->organization( $view, $pieces ) ),
			array_map( array( $this, 'event' ), $this->coming( $view ) )
		);
	}

	/** @return array<string,mixed> */
	private function site( View $view, Linked_Data $pieces ): array {
		return array(
			'@type'       => 'WebSite',
			'@id'         => home_url( '/#website' ),
			'name'        => $pieces->site(),
			'url'         => home_url( '/' ),
			'description' => $view->description(),
			'inLanguage'  => Language::current(),
			'publisher'   => array( '@id' => home_url( '/#organization' ) ),
		);
	}

	/** @return array<string,mixed> The organization that runs it, with its schools. */
	private function organization( View $view, Linked_Data $pieces ): array {
		$schools = array_map(
			static fn( array $school ): array => array_filter(
				array(
					'@type' => 'CollegeOrUniversity',
					'name'  => $school['name'] ?? '',
					'url'   => $school['url'] ?? '',
				)
			),
			$view->settings()['schools']
		);
		return array_filter(
			array(
				'@type'              => 'Organization',
				'@id'                => home_url( '/#organization' ),
				'name'               => $pieces->site(),
				'url'                => home_url( '/' ),
				'logo'               => get_site_icon_url(),
				'parentOrganization' => $schools,
			)
		);
	}

	/** @return list<array<string,mixed>> */
	private function coming( View $view ): array {
		return array_values(
			array_filter(
				$view->items( 'event' ),
				static fn( array $event ): bool => empty( $event['past'] )
					&& preg_match( '#^\d\d/\d\d/\d{4}$#D', (string) ( $event['date'] ?? '' ) )
			)
		);
	}

	/**
	 * An event. Its date has no time zone, and means the day at its place.
	 * @param array<string,mixed> $event Event of the REST API.
	 * @return array<string,mixed>
	 */
	private function event( array $event ): array {
		$place     = (string) ( $event['location'] ?? '' );
		$organizer = (string) ( $event['organizer'] ?? '' );
		$speaker   = (string) ( $event['speaker'] ?? '' );
		$day       = implode( '-', array_reverse( explode( '/', (string) $event['date'] ) ) );
		$time      = (string) ( $event['time'] ?? '' );
		return array_filter(
			array(
				'@type'       => 'Event',
				'name'        => View::text( (string) ( $event['title']['rendered'] ?? '' ) ),
				'startDate'   => '' === $time ? $day : "{$day}T{$time}",
				'eventStatus' => 'https://schema.org/EventScheduled',
				'url'         => (string) ( $event['link'] ?? '' ),
				'location'    => '' === $place ? null : array( '@type' => 'Place', 'name' => $place, 'address' => $place ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
				'organizer'   => '' === $organizer // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
					? array( '@id' => home_url( '/#organization' ) )
					: array( '@type' => 'Organization', 'name' => $organizer ),
				'performer'   => '' === $speaker ? null : array( '@type' => 'Person', 'name' => $speaker ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
			)
		);
	}
}
