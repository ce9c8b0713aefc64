<?php
/** Labels of the fields of members and items, for administrators and emails. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

final class Field_Labels {

	/**
	 * The label of a field; its name when there is none.
	 * @param string $field Field of member.json, work.json or mission.json.
	 */
	public static function of( string $field ): string {
		return self::all()[ $field ] ?? ucfirst( str_replace( '_', ' ', $field ) );
	}

	/** @return array<string,string> Labels by field. */
	public static function all(): array {
		return array(
			'email'                     => __( 'Email', 'design-marketplace' ),
			'locale'                    => __( 'Language', 'design-marketplace' ),
			'newsletter'                => __( 'Newsletter', 'design-marketplace' ),
			'notification_enabled'      => __( 'Emails about matching jobs', 'design-marketplace' ),
			'notification_rhythm'       => __( 'How often emails about matching jobs are sent', 'design-marketplace' ),
			'kept_out_of_alerts'        => __( 'Kept out of emails about new designers', 'design-marketplace' ),
			'invitations'               => __( 'Invitations to design jobs', 'design-marketplace' ),
			'avatar'                    => __( 'Picture or logo', 'design-marketplace' ),
			'name'                      => __( 'Name', 'design-marketplace' ),
			'job'                       => __( 'Job title', 'design-marketplace' ),
			'bio'                       => __( 'Biography', 'design-marketplace' ),
			'skill'                     => __( 'Skills', 'design-marketplace' ),
			'level'                     => __( 'Experience', 'design-marketplace' ),
			'availability'              => __( 'Availability', 'design-marketplace' ),
			'available_from'            => __( 'Free from', 'design-marketplace' ),
			'availability_shown'        => __( 'Availability, also for people without an account', 'design-marketplace' ),
			'school'                    => __( 'School', 'design-marketplace' ),
			'school_other'              => __( 'Other school', 'design-marketplace' ),
			'programme'                 => __( 'Programme', 'design-marketplace' ),
			'graduation'                => __( 'Year of graduation', 'design-marketplace' ),
			'school_shown'              => __( 'Others see the school', 'design-marketplace' ),
			'company'                   => __( 'Company', 'design-marketplace' ),
			'country'                   => __( 'Country', 'design-marketplace' ),
			'city'                      => __( 'City', 'design-marketplace' ),
			'company_size'              => __( 'Company size', 'design-marketplace' ),
			'contact_name'              => __( 'Contact person', 'design-marketplace' ),
			'contact_job'               => __( "Contact person's job", 'design-marketplace' ),
			'website'                   => __( 'Website', 'design-marketplace' ),
			'project_headline'          => __( 'Headline', 'design-marketplace' ),
			'project_short_description' => __( 'Short description', 'design-marketplace' ),
			'project_description'       => __( 'Description', 'design-marketplace' ),
			'project_image'             => __( 'Project picture', 'design-marketplace' ),
			'ecosystem'                 => __( 'University', 'design-marketplace' ),
			'ecosystem_other'           => __( 'Other university', 'design-marketplace' ),
			'epfl_lab'                  => __( 'EPFL lab', 'design-marketplace' ),
			'epfl_professor'            => __( 'EPFL professor', 'design-marketplace' ),
			'need_design'               => __( 'Need in terms of design', 'design-marketplace' ),
			'need'                      => __( 'Need to validate', 'design-marketplace' ),
			'design_outcomes'           => __( 'Expected outcomes', 'design-marketplace' ),
			'start_date'                => __( 'Start', 'design-marketplace' ),
			'end_date'                  => __( 'End', 'design-marketplace' ),
			'other_funding'             => __( 'Other funding', 'design-marketplace' ),
			'linkedin'                  => 'LinkedIn',
			'twitter'                   => 'Twitter',
			'dribbble'                  => 'Dribbble',
			'instagram'                 => 'Instagram',
			'youtube'                   => 'YouTube',
			'vimeo'                     => 'Vimeo',
			'title'                     => __( 'Title', 'design-marketplace' ),
			'description'               => __( 'Description', 'design-marketplace' ),
			'postingDate'               => __( 'Posting date', 'design-marketplace' ),
			'pictures'                  => __( 'Pictures', 'design-marketplace' ),
			'visibility'                => __( 'Who sees the project', 'design-marketplace' ),
			'with'                      => __( 'Designers who worked on it', 'design-marketplace' ),
			'for'                       => __( 'Company it was made for', 'design-marketplace' ),
			'portfolio_open'            => __( 'Who sees the portfolio', 'design-marketplace' ),
			'languages'                 => __( 'Languages', 'design-marketplace' ),
			'engagement'                => __( 'Engagement', 'design-marketplace' ),
			'workload'                  => __( 'Workload', 'design-marketplace' ),
			'place'                     => __( 'Place', 'design-marketplace' ),
			'starts'                    => __( 'Starts', 'design-marketplace' ),
			'duration'                  => __( 'Duration', 'design-marketplace' ),
			'deadline'                  => __( 'Deadline', 'design-marketplace' ),
			'paid'                      => __( 'Pay', 'design-marketplace' ),
			'budget_from'               => __( 'Amount from', 'design-marketplace' ),
			'budget_to'                 => __( 'Amount to', 'design-marketplace' ),
			'budget_currency'           => __( 'Currency', 'design-marketplace' ),
			'budget_unit'               => __( 'The amount is', 'design-marketplace' ),
			'budget'                    => __( 'More about pay', 'design-marketplace' ),
			'client'                    => __( 'Client', 'design-marketplace' ),
			'month'                     => __( 'Month', 'design-marketplace' ),
			'year'                      => __( 'Year', 'design-marketplace' ),
			'video_url'                 => __( 'Video address', 'design-marketplace' ),
			'status'                    => __( 'Status', 'design-marketplace' ),
			'image'                     => __( 'First picture', 'design-marketplace' ),
			'image2'                    => __( 'Second picture', 'design-marketplace' ),
			'image3'                    => __( 'Third picture', 'design-marketplace' ),
		);
	}

	/**
	 * Labels of fields, joined by commas.
	 * @param list<string> $fields
	 */
	public static function list( array $fields ): string {
		return implode( ', ', array_map( array( self::class, 'of' ), $fields ) );
	}
}
